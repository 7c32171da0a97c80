// Generated from the protocols of this scene by "swift package scene refresh". Do not edit.
