import * as contract from '@/contract/endpoints/admin/catalog.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { arrangeAttributes, attributeRecord, listAttributes } from './attribute-record.ts'
import { arrangeCategories, categoryRecord, listCategoryTree } from './category-record.ts'

const routes: readonly Route[] = [
  route(contract.adminCategories, listCategoryTree),
  route(contract.adminCategory, showRecord(categoryRecord)),
  route(contract.createCategory, createRecord(categoryRecord)),
  route(contract.arrangeCategories, arrangeCategories),
  route(contract.changeCategory, saveRecord(categoryRecord)),
  route(contract.removeCategory, removeRecord(categoryRecord)),
  route(contract.adminAttributes, listAttributes),
  route(contract.adminAttribute, showRecord(attributeRecord)),
  route(contract.createAttribute, createRecord(attributeRecord)),
  route(contract.arrangeAttributes, arrangeAttributes),
  route(contract.changeAttribute, saveRecord(attributeRecord)),
  route(contract.removeAttribute, removeRecord(attributeRecord)),
]

export const catalogAdministrationModule: ServerModule = {
  name: 'catalog-administration',
  routes,
}
