/** Between an attribute and the values of its form. Pure. */
import type { AttributeBody } from '@/contract/catalog-administration.ts'
import { sixOf } from '../kit/six-of.ts'

export const newAttribute = (): AttributeBody => ({
  code: '',
  names: sixOf(() => ''),
  is_facet: true,
  values: [],
})

export const attributeBody = (form: AttributeBody): AttributeBody => ({
  code: form.code,
  names: form.names,
  is_facet: form.is_facet,
  values: form.values.map(({ id, code, names, colour }) => ({ id, code, names, colour })),
})
