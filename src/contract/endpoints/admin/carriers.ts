/** Carriers of parcels and their tracking pages (decision 0066). */
import { z } from 'zod'
import { isWebAddress, webAddress } from '../../../domain/copied-codes.ts'
import { trackingCodePlace } from '../../../domain/tracking-page.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'

const admin = { tag: 'Administration' } as const
const refused = ['unauthenticated', 'forbidden'] as const

/** An address with {code} where the tracking code belongs. */
const TrackingPattern = z
  .string()
  .overwrite(webAddress)
  .max(500, 'too_long')
  .refine(text => text === '' || isWebAddress(text), 'address')
  .refine(text => text === '' || text.includes(trackingCodePlace), 'tracking_pattern')

export const Carrier = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1, 'required').max(80, 'too_long'),
  tracking_url: TrackingPattern, // '' = no tracking page
})
export type Carrier = z.infer<typeof Carrier>

const isNamedOnce = (carriers: readonly Carrier[]) =>
  new Set(carriers.map(({ name }) => name.toLowerCase())).size === carriers.length

const Carriers = z.object({ carriers: z.array(Carrier), version: z.string() })
export type Carriers = z.infer<typeof Carriers>

export const adminCarriers = endpoint({
  ...admin,
  permission: 'admin:methods:read',
  method: 'GET',
  path: '/admin/carriers',
  summary: 'Carriers of parcels in their order',
  response: Carriers,
  problems: refused,
})

export const changeCarriers = endpoint({
  ...admin,
  permission: 'admin:methods:write',
  method: 'PUT',
  path: '/admin/carriers',
  summary: 'Replace all carriers; parcels keep the name of theirs',
  body: z.strictObject({
    carriers: z.array(Carrier).max(50).refine(isNamedOnce, 'name_twice'),
    version: z.string(),
  }),
  response: Carriers,
  problems: [...refused, 'conflict'],
})
