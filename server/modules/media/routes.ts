import * as contract from '../../../src/contract/media.ts'
import { type Route, route } from '../../kernel/route.ts'
import { describe, erase, listLibrary, showOne } from './administer-images.ts'

export const mediaRoutes: readonly Route[] = [
  route(contract.listImages, listLibrary),
  route(contract.showImage, showOne),
  route(contract.describeImage, describe),
  route(contract.removeImage, erase),
]
