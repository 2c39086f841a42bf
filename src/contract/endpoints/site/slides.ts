/** The slideshow of the home page: images and videos with texts, in the order of the administration (specification notes §2, §3). */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { ContentLink, IdOrder, MediaAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { perLocale } from '../../per-locale.ts'
import { CardType } from '../game/characters.ts'

export const slideKinds = ['picture', 'video'] as const
export type SlideKind = (typeof slideKinds)[number]

/** Empty texts are not shown. A button needs both its text and its address. */
export const SlideTexts = z.strictObject({
  kicker: z.string().overwrite(cleanLine).max(60), // small, above the title
  title: z.string().overwrite(cleanLine).max(90),
  text: z.string().overwrite(cleanLines).max(240),
  button: z.string().overwrite(cleanLine).max(40),
  link: ContentLink,
  alt: z.string().overwrite(cleanLine).max(200), // of the image; '' if it is decorative
})
export type SlideTexts = z.infer<typeof SlideTexts>

export const Slide = SlideTexts.extend({
  id: z.int(),
  kind: z.enum(slideKinds),
  picture: z.string(), // for a video: its poster, also shown instead of it with reduced motion
  video_url: z.string().nullable(),
  element: CardType.nullable(), // background colour
}).meta({ id: 'Slide' })
export type Slide = z.infer<typeof Slide>

export const listSlides = endpoint({
  method: 'GET',
  path: '/slides',
  tag: 'Content',
  summary: 'Slides of the home page that run today, in their order, in the reader’s language',
  permission: 'public',
  response: z.array(Slide),
  problems: [],
  cache: 'shared',
})

const moment = z.iso.datetime({ offset: true }).nullable()

const facts = {
  kind: z.enum(slideKinds),
  picture: MediaAddress,
  video_url: MediaAddress.nullable(),
  element: CardType.nullable(),
  texts: perLocale(SlideTexts),
  starts_at: moment,
  ends_at: moment,
  is_active: z.boolean(),
}

interface Written {
  kind: SlideKind
  video_url: string | null
  texts: { it: SlideTexts }
  starts_at: string | null
  ends_at: string | null
}

/** A video needs its URL, every slide its Italian title, and it must end after it begins. */
function isRight(slide: Written, context: z.core.$RefinementCtx): void {
  const addIssue = (message: string, ...path: string[]) =>
    context.addIssue({ code: 'custom', message, path, input: slide })
  if (slide.kind === 'video' && !slide.video_url) addIssue('required', 'video_url')
  if (slide.texts.it.title === '') addIssue('required', 'texts', 'it', 'title')
  const { starts_at, ends_at } = slide
  if (starts_at && ends_at && new Date(ends_at) <= new Date(starts_at)) addIssue('date', 'ends_at')
}

export const SlideBody = z.strictObject(facts).superRefine(isRight)
export type SlideBody = z.output<typeof SlideBody>

export const AdminSlide = z
  .object({ ...facts, picture: z.string(), id: z.int(), version: z.string(), position: z.int() })
  .meta({ id: 'AdminSlide' })
export type AdminSlide = z.infer<typeof AdminSlide>

const reading = { tag: 'Administration', permission: 'admin:content:read' } as const
const writing = { tag: 'Administration', permission: 'admin:content:write' } as const

export const adminSlides = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/slides',
  summary: 'Every slide in its order',
  query: PageQuery,
  response: pageOf(AdminSlide),
  problems: ['unauthenticated', 'forbidden'],
})

export const createSlide = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/slides',
  summary: 'A new slide, behind the others',
  body: SlideBody,
  response: AdminSlide,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeSlide = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/slides/:id',
  summary: 'Save a slide whole; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isRight),
  response: AdminSlide,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

export const removeSlide = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/slides/:id',
  summary: 'Take a slide away',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const orderSlides = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/slides',
  summary: 'The order of all slides; `conflict` carries the ids as they stand under `current`',
  body: IdOrder,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'conflict'],
})
