import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import type * as contract from '../../../src/contract/slides.ts'
import type { CallContext } from '../../kernel/context.ts'
import { isAsSeen } from '../../kernel/reorder.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import {
  adminSlide,
  dropSlide,
  everySlide,
  insertSlide,
  lockedSlide,
  lockedSlides,
  placeSlide,
  storeSlide,
} from './slides-repo.ts'

type Slide = contract.AdminSlide
type Saved = Promise<Slide | Refusal>

export async function listEverySlide(
  _: unknown,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminSlides>> {
  const data = (await everySlide(db)).map(adminSlide)
  return { data, meta: { total: data.length, page: 1, per_page: Math.max(1, data.length) } }
}

const tellOf = (slide: Slide) => ({ record: 'slide', id: slide.id, title: slide.texts.it.title }) as const

export const addSlide = ({ body }: ParsedOf<typeof contract.createSlide>, context: CallContext): Saved =>
  inOneGo(context, async tx => {
    const after = adminSlide(await insertSlide(tx, body, context.now()))
    await tellRegister(tx, context, { ...tellOf(after), before: null, after })
    return after
  })

export const saveSlide = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changeSlide>,
  context: CallContext,
): Saved =>
  inOneGo(context, async tx => {
    const row = await lockedSlide(tx, params.id)
    if (!row) return refuse('not_found')
    const before = adminSlide(row)
    if (before.version !== version) return refuse('conflict', [], { current: before })
    const after = adminSlide(await storeSlide(tx, row.id, body, context.now()))
    await tellRegister(tx, context, { ...tellOf(after), before, after })
    return after
  })

export const eraseSlide = ({ params }: ParsedOf<typeof contract.removeSlide>, context: CallContext) =>
  inOneGo(context, async tx => {
    const row = await lockedSlide(tx, params.id)
    if (!row) return refuse('not_found')
    const before = adminSlide(row)
    await dropSlide(tx, row.id)
    await tellRegister(tx, context, { ...tellOf(before), before, after: null })
    return done
  })

/** Slides the caller did not know yet stay behind those that were named. */
export const putInOrder = ({ body }: ParsedOf<typeof contract.orderSlides>, context: CallContext) =>
  inOneGo(context, async tx => {
    const rows = await lockedSlides(tx)
    const ids = rows.map(row => row.id)
    if (!isAsSeen(body.known, ids)) return refuse('conflict', [], { current: { ids } })
    const wanted = [...new Set(body.ids)].filter(id => ids.includes(id))
    const order = [...wanted, ...ids.filter(id => !wanted.includes(id))]
    for (const [position, id] of order.entries()) {
      const row = rows.find(one => one.id === id)
      if (!row || row.position === position) continue
      await placeSlide(tx, id, position)
      const change = { before: { position: row.position }, after: { position } }
      await tellRegister(tx, context, { record: 'slide', id, title: row.texts.it.title, ...change })
    }
    return done
  })
