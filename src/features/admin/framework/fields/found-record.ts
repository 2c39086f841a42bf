/** Search results of records, and the calls that return them. */
import { callOrThrow } from '@/api/client.ts'
import { readAllPages } from '@/api/read-all-pages.ts'
import { adminDocuments } from '@/contract/endpoints/admin/documents.ts'
import { type AdminProductRow, adminProducts } from '@/contract/endpoints/admin/products.ts'
import { adminUsers } from '@/contract/endpoints/admin/users.ts'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'

export interface FoundRecord {
  id: number
  name: string
  note: string
  picture?: string
  element?: CardType // tints the niche of the picture
}

const most = 8

const productOf = ({ id, title, sku, picture, element }: AdminProductRow): FoundRecord => ({
  id,
  name: title,
  note: sku,
  picture,
  ...(element && { element }),
})

export const findProducts = async (search: string): Promise<FoundRecord[]> =>
  (await callOrThrow(adminProducts, { query: { search, per_page: most } })).data.map(productOf)

/** At most 100, the limit of a form. */
export const productsById = async (ids: readonly number[]): Promise<FoundRecord[]> =>
  ids.length === 0
    ? []
    : (
        await callOrThrow(adminProducts, { query: { ids: ids.slice(0, 100).join(), per_page: 100 } })
      ).data.map(productOf)

export const findUsers = async (search: string): Promise<FoundRecord[]> =>
  (await callOrThrow(adminUsers, { query: { search, per_page: most } })).data.map(({ id, name, email }) => ({
    id,
    name,
    note: email,
  }))

export const allDocuments = async (locale: Locale): Promise<FoundRecord[]> =>
  (
    await readAllPages(page =>
      callOrThrow(adminDocuments, { query: { page, per_page: 100, is_withdrawn: 'false' } }),
    )
  ).map(({ id, names, file_name }) => ({ id, name: wordIn(names, locale), note: file_name }))
