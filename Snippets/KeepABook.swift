import IceCreamDomain
import IceCreamFiles

let services = IceCreamServices(
  worker: FileCatalogWorker(path: "icecream.json"),
  store: FileIceCreamStore(path: "icecreams.jsonl"))
let list = ListIceCreamsView().configure(services: services)

list.fetchIceCreams()
print(list.iceCreams.state.failure?.message ?? list.iceCreams.state.position)
