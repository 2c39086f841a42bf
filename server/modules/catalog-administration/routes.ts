import * as contract from '../../../src/contract/catalog-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import {
  addAttribute,
  arrangeAttributes,
  listAttributes,
  removeAttribute,
  saveAttribute,
  showAttribute,
} from './attributes.ts'
import {
  addCategory,
  arrangeCategories,
  listCategoryTree,
  removeCategory,
  saveCategory,
  showCategory,
} from './categories.ts'

export const catalogAdministrationRoutes: readonly Route[] = [
  route(contract.adminCategories, listCategoryTree),
  route(contract.adminCategory, showCategory),
  route(contract.createCategory, addCategory),
  route(contract.arrangeCategories, arrangeCategories),
  route(contract.changeCategory, saveCategory),
  route(contract.removeCategory, removeCategory),
  route(contract.adminAttributes, listAttributes),
  route(contract.adminAttribute, showAttribute),
  route(contract.createAttribute, addAttribute),
  route(contract.arrangeAttributes, arrangeAttributes),
  route(contract.changeAttribute, saveAttribute),
  route(contract.removeAttribute, removeAttribute),
]
