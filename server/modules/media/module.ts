import * as contract from '@/contract/endpoints/admin/media.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { imageRecord, listLibrary, removeImage, showOne } from './image-record.ts'
import { mountMedia } from './mount-media.ts'

const routes: readonly Route[] = [
  route(contract.listImages, listLibrary),
  route(contract.showImage, showOne),
  route(contract.describeImage, saveRecord(imageRecord)),
  route(contract.removeImage, removeImage),
]

export const mediaModule: ServerModule = {
  name: 'media',
  routes,
  mount: mountMedia,
}
