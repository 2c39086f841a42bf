/** Form of a room: initial values, the body of a save, and random codes. */
import type { AdminRoom, RoomBody } from '@/contract/endpoints/admin/rooms.ts'

const empty = { it: '', en: '', es: '', fr: '', de: '', pt: '' }
const signs = 'abcdefghjkmnpqrstuvwxyz23456789' // without characters that are easily confused
const signsPerPart = 5

/** Returns a code such as `k7qfm-2mx9p`, about fifty bits. `bytes` are random, one per character. */
export function codeFrom(bytes: Uint8Array): string {
  const all = [...bytes].map(byte => signs[byte % signs.length]).join('')
  return `${all.slice(0, signsPerPart)}-${all.slice(signsPerPart, 2 * signsPerPart)}`
}

export const newCode = (): string => codeFrom(crypto.getRandomValues(new Uint8Array(2 * signsPerPart)))

export const freshRoom = (code: string): RoomBody => ({
  code,
  access: 'code',
  visible_roles: [],
  user_ids: [],
  is_active: true,
  discount: 0,
  position: 0,
  products: [],
  document_ids: [],
  names: empty,
  leads: empty,
  texts: empty,
})

export const bodyOfRoom = (form: RoomBody | AdminRoom): RoomBody => ({
  code: form.code,
  access: form.access,
  visible_roles: form.visible_roles,
  user_ids: form.user_ids,
  is_active: form.is_active,
  discount: form.discount,
  position: form.position,
  products: form.products,
  document_ids: form.document_ids,
  names: form.names,
  leads: form.leads,
  texts: form.texts,
})
