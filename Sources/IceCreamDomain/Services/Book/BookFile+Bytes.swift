#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What the system does with the bytes of a book.
extension BookFile {
  /// Asks for the size, the mode and the like.
  func status() throws(IceCreamStoreError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw error(.cannotRead(reason: SystemError.last.reason))
    }
    return status
  }

  /// Reads bytes from an offset on.
  ///
  /// - Parameters:
  ///   - buffer: Where they go, from its beginning.
  ///   - offset: Where the first one is in the book.
  ///   - count: How many, at most as many as the buffer has.
  /// - Returns: How many there were; fewer only where the book ends.
  func read(
    into buffer: inout [UInt8], from offset: Int, count: Int
  ) throws(IceCreamStoreError) -> Int {
    var done = 0
    while done < count {
      // pread(2) writes at most as many bytes as it is told, and keeps no pointer to them.
      let more = buffer.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done..<count])
        return pread(number, rest.baseAddress, rest.count, off_t(offset + done))
      }
      if more == 0 { break }
      if more > 0 {
        done += more
      } else if errno != EINTR {
        throw error(.cannotRead(reason: SystemError.last.reason))
      }
    }
    return done
  }

  /// Writes bytes from an offset on, most often in one go.
  func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(IceCreamStoreError) {
    var rest = bytes
    while !rest.isEmpty {
      let done = rest.startIndex - bytes.startIndex
      // pwrite(2) reads at most as many bytes as the slice has, and keeps no pointer to it.
      let count = rest.withUnsafeBytes {
        pwrite(number, $0.baseAddress, $0.count, off_t(offset + done))
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw error(.writing(.last))
      }
    }
  }

  /// Cuts everything off from an offset on.
  func cut(to size: Int) throws(IceCreamStoreError) {
    while ftruncate(number, off_t(size)) != 0 {
      if errno != EINTR { throw error(.writing(.last)) }
    }
  }

  /// Waits until everything written is on the disk itself.
  func sync() throws(IceCreamStoreError) {
    while systemSync(number) != 0 {
      if errno != EINTR { throw error(.writing(.last)) }
    }
  }
}

/// fsync(2), and on macOS what its manual says to use for what has to survive a loss of power.
private func systemSync(_ number: Int32) -> Int32 {
  #if canImport(Darwin)
    fcntl(number, F_FULLFSYNC) == 0 ? 0 : fsync(number)
  #else
    fsync(number)
  #endif
}
