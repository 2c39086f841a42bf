/** The media library: all uploaded images, with alternative texts per language (specification notes §7 `/images`). */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { perLocale } from '../../per-locale.ts'

const alt = z.string().overwrite(cleanLine).max(200)

/** A record that uses an image. An image in use cannot be deleted. */
export const ImageUse = z.object({
  record: z.enum([
    'product',
    'category',
    'page',
    'article',
    'slide',
    'campaign',
    'promotion',
    'character',
    'settings',
    'collection',
  ]),
  title: z.string(),
})
export type ImageUse = z.infer<typeof ImageUse>

export const Image = z
  .object({
    id: z.int(),
    url: z.string(),
    name: z.string(), // original file name; '' for files that ship with the shop
    alt: z.string(), // in the reader's language
    alts: perLocale(z.string()),
    width: z.int(),
    height: z.int(),
    bytes: z.int().nullable(),
    created_at: z.string(),
    version: z.string(),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof Image>

const reading = { tag: 'Content', permission: 'admin:media:read' } as const
const writing = { tag: 'Content', permission: 'admin:media:write' } as const
const refusals = ['unauthenticated', 'forbidden'] as const

export const listImages = endpoint({
  ...reading,
  method: 'GET',
  path: '/images',
  summary: 'Media library, the newest first; `search` finds names and descriptions',
  query: PageQuery.extend({
    from: z.enum(['sent', 'shop']).optional(), // uploaded by an admin, or shipped with the shop
    undescribed: z.enum(['true']).optional(), // a language has no alternative text
  }),
  response: pageOf(Image),
  problems: refusals,
})

export const showImage = endpoint({
  ...reading,
  method: 'GET',
  path: '/images/:id',
  summary: 'One picture, with everything that shows it',
  params: IdParams,
  response: Image.extend({ uses: z.array(ImageUse) }),
  problems: [...refusals, 'not_found'],
})

export const describeImage = endpoint({
  ...writing,
  method: 'PUT',
  path: '/images/:id',
  summary: 'Name and words of a picture; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({
    name: z.string().overwrite(cleanLine).max(200),
    alts: perLocale(alt),
    version: z.string().max(40),
  }),
  response: Image,
  problems: [...refusals, 'not_found', 'conflict'],
})

export const removeImage = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/images/:id',
  summary: 'Delete a picture that nothing shows; `image_in_use` names under `uses` what does',
  params: IdParams,
  response: Done,
  problems: [...refusals, 'not_found', 'image_in_use'],
})
