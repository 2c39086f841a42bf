/**
 * Cards created by players (decision 0036), for sharing and for local battles without rewards, not for online battles, the album or the
 * shop. Names stay as the author wrote them. A move's text is generated from its effects in the reader's language.
 */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, decimal, PageMeta } from '../../envelope.ts'
import type { locales } from '../../locales.ts'
import { uploadBytes, uploadTypes } from '../../picture-upload.ts'
import { CardType, Rarity } from './characters.ts'
import { CreationArt } from './creation-art.ts'
import { costRange, effectsPerMove, moveCount } from './creation-budget.ts'
import { Effect } from './effects.ts'
import { Trait } from './traits.ts'

export const creationLimit = 100 // per account
export const uploadDayLimit = 60 // uploads per account in 24 hours
export const creationNameLength = 14
export const moveNameLength = 24
export const storyLength = 140
export const reasonLength = 300

/** Characters that the card's font contains, on the page and in print: no markup, no control characters. */
const lettering = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9 '’.,:!?&+()°\-–]*$/
/** A sentence: no control or invisible characters, no markup, no stacked combining marks. */
const sentence = /^(?!.*\p{M}{3})[^\p{C}\p{Zl}\p{Zp}<>]*$/u

const lettered = (most: number) =>
  z.string().overwrite(cleanLine).min(1, 'required').max(most).regex(lettering, 'card_letters')

export const CreationMoveBody = z.strictObject({
  nome_mossa: lettered(moveNameLength),
  danno: z.int().min(0).max(170),
  costo_energia: z.int().min(costRange.min).max(costRange.max),
  effetti: z.array(Effect).max(effectsPerMove),
})

export const CreationBody = z.strictObject({
  nome: lettered(creationNameLength),
  tipo: CardType,
  rarita: Rarity,
  pv: z.int().min(50).max(320),
  resistenza: z.int().min(0).max(15),
  tratto: Trait.nullable().default(null), // null: the trait of its type
  mosse: z.array(CreationMoveBody).min(moveCount.min).max(moveCount.max),
  storia: z.string().overwrite(cleanLine).max(storyLength).regex(sentence, 'plain_sentence'),
  art: CreationArt,
  is_public: z.boolean(), // visible with the link
})
export type CreationBody = z.infer<typeof CreationBody>

export const CreationUpload = z
  .object({
    id: z.string(),
    url: z.string(), // immutable
    width: z.int(),
    height: z.int(),
    is_transparent: z.boolean(),
  })
  .meta({ id: 'CreationUpload' })
export type CreationUpload = z.infer<typeof CreationUpload>

export const Creation = CreationBody.extend({
  id: z.string(),
  atk: z.int(), // the largest danno of its moves
  upload: CreationUpload.nullable(), // the image its art uses; null: none, or removed
  hidden: z.object({ reason: z.string(), at: z.string() }).nullable(), // by an admin
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'Creation' })
export type Creation = z.infer<typeof Creation>

export const SharedCreation = Creation.extend({
  author: z.string().nullable(), // nickname
  is_own: z.boolean(),
  version: z.string(), // for moderation
}).meta({ id: 'SharedCreation' })
export type SharedCreation = z.infer<typeof SharedCreation>

/** 128 random bits, base64url. */
export const CreationParams = z.object({ id: z.string().regex(/^[\w-]{1,60}$/) })

export const myCreations = endpoint({
  method: 'GET',
  path: '/me/creations',
  tag: 'Game',
  summary: 'Cards this account has made, the last changed first',
  permission: 'authenticated',
  response: z.array(Creation),
  problems: ['unauthenticated'],
})

export const saveCreation = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/creations',
  leavesShared: true,
  tag: 'Game',
  summary: 'Keep a card of one’s own',
  permission: 'authenticated',
  body: CreationBody,
  response: Creation,
  status: 201,
  problems: ['unauthenticated', 'creation_invalid', 'too_many'],
})

export const changeCreation = endpoint({
  ownerOnly: true,
  method: 'PUT',
  path: '/me/creations/:id',
  leavesShared: true,
  tag: 'Game',
  summary: 'Change a card of one’s own',
  permission: 'authenticated',
  params: CreationParams,
  body: CreationBody,
  response: Creation,
  problems: ['unauthenticated', 'creation_invalid', 'not_found'],
})

export const removeCreation = endpoint({
  ownerOnly: true,
  method: 'DELETE',
  path: '/me/creations/:id',
  leavesShared: true,
  tag: 'Game',
  summary: 'Throw a card of one’s own away, with the picture only it uses',
  permission: 'authenticated',
  params: CreationParams,
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})

export const uploadCreationPicture = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/creations/pictures',
  leavesShared: true,
  tag: 'Game',
  summary: 'Upload an image for a card: the body is the file; its content is validated and encoded again',
  permission: 'authenticated',
  file: { types: uploadTypes, maxBytes: uploadBytes },
  response: CreationUpload,
  status: 201,
  limit: 'upload',
  problems: [
    'unauthenticated',
    'payload_too_large',
    'unsupported_media_type',
    'picture_unreadable',
    'picture_size',
    'picture_heic',
    'too_many',
  ],
})

/** 63 × 88 mm with 3 mm of bleed on each side, at 300 dots per inch. */
export const printSize = { width: 815, height: 1110, bleed: 35, dpi: 300 } as const

export const printCreation = endpoint({
  method: 'POST',
  path: '/me/creations/:id/print',
  leavesShared: true,
  tag: 'Game',
  summary: 'A link, good for sixty seconds, to this card as a PNG for print in the reader’s language',
  permission: 'authenticated',
  params: CreationParams,
  response: z.object({ url: z.string() }),
  problems: ['unauthenticated', 'not_found'],
})

export const getCreation = endpoint({
  method: 'GET',
  path: '/creations/:id',
  tag: 'Game',
  summary: 'A card somebody made and shares; its author also sees it private or hidden',
  permission: 'public',
  params: CreationParams,
  response: SharedCreation,
  problems: ['not_found'],
})

export const reportReasons = ['offensive', 'stolen', 'spam', 'other'] as const

export const reportCreation = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/creations/:id/reports',
  leavesShared: true,
  tag: 'Game',
  summary: 'Report a shared card to the shop; once per visitor',
  permission: 'public',
  params: CreationParams,
  body: z.strictObject({ reason: z.enum(reportReasons) }),
  response: Done,
  status: 201,
  limit: 'mail',
  problems: ['not_found'],
})

export const AdminCreation = Creation.extend({
  author: z.object({ id: z.int(), name: z.string(), nickname: z.string().nullable() }),
  reports: z.int(),
  report_reasons: z.array(z.enum(reportReasons)),
  version: z.string(), // for moderation
}).meta({ id: 'AdminCreation' })
export type AdminCreation = z.infer<typeof AdminCreation>

export const adminCreations = endpoint({
  method: 'GET',
  path: '/admin/creations',
  tag: 'Administration',
  summary: 'Cards people made, those with most reports first',
  permission: 'admin:game:read',
  query: z.object({
    page: decimal(1, 10_000).default(1),
    per_page: decimal(1, 100).default(24),
    search: z.string().overwrite(cleanLine).max(60).optional(), // in the card's name
    state: z.enum(['all', 'shared', 'private', 'hidden', 'reported']).default('all'),
  }),
  response: z.object({ data: z.array(AdminCreation), meta: PageMeta }),
  problems: ['unauthenticated', 'forbidden'],
})

export const moderateCreation = endpoint({
  method: 'PATCH',
  path: '/admin/creations/:id',
  leavesShared: true,
  tag: 'Administration',
  summary:
    'Hide a card from everyone except its author, who sees the reason, or show it again. `conflict` returns the card under `current`',
  permission: 'admin:game:write',
  params: CreationParams,
  body: z.discriminatedUnion('hidden', [
    z.strictObject({
      hidden: z.literal(true),
      reason: z
        .string()
        .overwrite(cleanLine)
        .min(3, 'required')
        .max(reasonLength)
        .regex(sentence, 'plain_sentence'),
      version: z.string().max(40),
    }),
    z.strictObject({ hidden: z.literal(false), version: z.string().max(40) }),
  ]),
  response: AdminCreation,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

/** Path of a shared card's image for link previews, in a reader's language. */
export const creationPicturePath = (id: string, locale: (typeof locales)[number]): string =>
  `/share/creations/${id}/${locale}.png`

/** An unsaved card as the browser stores it. It may be incomplete, but it can be drawn. */
export const CreationDraft = z.object({
  id: z.string().nullable(), // of the saved card it changes; null: a new one
  nome: z.string().max(60),
  tipo: CardType,
  rarita: Rarity,
  pv: z.int().min(0).max(999),
  resistenza: z.int().min(0).max(99),
  tratto: Trait.nullable().default(null),
  mosse: z
    .array(
      z.object({
        nome_mossa: z.string().max(60),
        danno: z.int().min(0).max(999),
        costo_energia: z.int().min(costRange.min).max(costRange.max),
        effetti: z.array(Effect).max(effectsPerMove),
      }),
    )
    .min(1)
    .max(moveCount.max),
  storia: z.string().max(400),
  art: CreationArt,
  is_public: z.boolean(),
  picture: CreationUpload.nullable(), // the image its art uses
})
export type CreationDraft = z.infer<typeof CreationDraft>
