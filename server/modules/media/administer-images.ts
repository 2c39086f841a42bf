/** The media library: what is in it, what it is called, and taking out what nothing shows any more. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import type * as contract from '../../../src/contract/media.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import { usesOf } from './image-uses.ts'
import { removeMedia } from './media-files.ts'
import { dropImage, type ImageRow, imageById, imageIn, imagesPage, lockedImage, storeWords } from './repo.ts'

export const listLibrary = ({ query }: ParsedOf<typeof contract.listImages>, { db, locale }: CallContext) =>
  imagesPage(db, query, locale)

export async function showOne(
  { params }: ParsedOf<typeof contract.showImage>,
  { db, locale }: CallContext,
): Promise<AnswerOf<typeof contract.showImage> | Refusal> {
  const row = await imageById(db, params.id)
  return row ? { ...imageIn(row, locale), uses: await usesOf(db, row.url) } : refuse('not_found')
}

const tellOf = (row: ImageRow) => ({ record: 'image', id: row.id, title: row.name || row.url }) as const
const wordsOf = ({ url, name, alts }: ImageRow) => ({ url, name, alts })

export const describe = (
  { params, body: { version, ...words } }: ParsedOf<typeof contract.describeImage>,
  context: CallContext,
): Promise<contract.Image | Refusal> =>
  inOneGo(context, async tx => {
    const before = await lockedImage(tx, params.id)
    if (!before) return refuse('not_found')
    const current = imageIn(before, context.locale)
    if (current.version !== version) return refuse('conflict', [], { current })
    const after = await storeWords(tx, before.id, words)
    await tellRegister(tx, context, { ...tellOf(after), before: wordsOf(before), after: wordsOf(after) })
    return imageIn(after, context.locale)
  })

/** The file goes after the commit; should the server die in between, a file nobody knows stays behind. */
export async function erase({ params }: ParsedOf<typeof contract.removeImage>, context: CallContext) {
  const erased = await inOneGo(context, async tx => {
    const row = await lockedImage(tx, params.id)
    if (!row) return refuse('not_found')
    const uses = await usesOf(tx, row.url)
    if (uses.length > 0) return refuse('image_in_use', [], { current: { uses } })
    await dropImage(tx, row.id)
    await tellRegister(tx, context, { ...tellOf(row), before: wordsOf(row), after: null })
    return row
  })
  if ('code' in erased) return erased
  await removeMedia(context.config, erased.url)
  return done
}
