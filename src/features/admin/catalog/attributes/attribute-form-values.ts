/** Converts between an attribute and its form values. Pure. */
import type { AttributeBody } from '@/contract/endpoints/admin/catalog.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'

export const newAttribute = (): AttributeBody => ({
  code: '',
  names: localizedTextsOf(() => ''),
  is_facet: true,
  values: [],
})

export const attributeBody = (form: AttributeBody): AttributeBody => ({
  code: form.code,
  names: form.names,
  is_facet: form.is_facet,
  values: form.values.map(({ id, code, names, colour }) => ({ id, code, names, colour })),
})
