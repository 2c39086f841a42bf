import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  designProblem,
  emptyDesign,
  layersPerSide,
  type PrintDesign,
} from '@/contract/endpoints/shop/print-design.ts'
import { isWithin } from '@/domain/print-frame.ts'
import { printSurfaceCodes, sidesOf } from '@/domain/print-surfaces.ts'
import { changed, type History, historyOf, undone } from '@/lib/history.ts'
import {
  frameOf,
  grown,
  type NewLayer,
  type Place,
  withChanged,
  withLayer,
  withOrder,
  withoutLayer,
  withText,
} from './design-edits.ts'

const places = fc
  .constantFrom(...printSurfaceCodes)
  .chain(surface => fc.record({ surface: fc.constant(surface), side: fc.constantFrom(...sidesOf(surface)) }))
const layers: fc.Arbitrary<NewLayer> = fc.oneof(
  fc.record({ kind: fc.constant('character' as const), slug: fc.constantFrom('draghissimo', 'ondalice') }),
  fc.record({
    kind: fc.constant('text' as const),
    text: fc.stringMatching(/^[A-Za-z ]{0,39}[A-Z]$/),
    colour: fc.constant('#ffffff'),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    picture: fc.constant('a'.repeat(22)),
    pixels: fc.record({
      width: fc.integer({ min: 200, max: 4000 }),
      height: fc.integer({ min: 200, max: 4000 }),
    }),
  }),
)
const character: NewLayer = { kind: 'character', slug: 'draghissimo' }

it('places a new layer next to the existing layers', () => {
  for (const surface of printSurfaceCodes) {
    const place: Place = { surface, side: 'front' }
    let design = emptyDesign
    for (let at = 0; at < 4; at++) design = withLayer(design, place, character).design
    const middles = design.front.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(middles).size, surface).toBe(4)
  }
})

const far = fc.double({ min: -900, max: 900, noNaN: true })
const edits = fc.array(
  fc.oneof(
    fc.record({ add: layers }),
    fc.record({
      at: fc.nat(12),
      dx: far,
      dy: far,
      angle: far,
      factor: fc.double({ min: 0.01, max: 50, noNaN: true }),
    }),
    fc.record({ at: fc.nat(12), order: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ at: fc.nat(12), remove: fc.constant(true) }),
    fc.record({ at: fc.nat(12), text: fc.constantFrom('Zia', 'Zia Pina saluta tutta la bottega') }),
  ),
  { maxLength: 25 },
)
type Edit = typeof edits extends fc.Arbitrary<(infer E)[]> ? E : never

function edited(design: PrintDesign, place: Place, edit: Edit): PrintDesign {
  if ('add' in edit) return withLayer(design, place, edit.add).design
  const id = design[place.side][edit.at]?.id ?? 'none'
  if ('order' in edit) return withOrder(design, place, id, edit.order)
  if ('remove' in edit) return withoutLayer(design, place, id)
  if ('text' in edit) return withChanged(design, place, id, layer => withText(layer, edit.text))
  return withChanged(design, place, id, layer => ({
    ...grown(layer, edit.factor),
    x: layer.x + edit.dx,
    y: layer.y + edit.dy,
    angle: layer.angle + edit.angle,
  }))
}

describe('edits of a design', () => {
  it('keep every layer within the print frame', () => {
    fc.assert(
      fc.property(places, edits, (place, all) => {
        const design = all.reduce<PrintDesign>((known, edit) => edited(known, place, edit), emptyDesign)
        expect(design[place.side].every(layer => isWithin(layer, frameOf(place)))).toBe(true)
        expect(design[place.side].length).toBeLessThanOrEqual(layersPerSide)
        const fault = designProblem(place, design)
        expect(fault).toBe(design[place.side].length === 0 ? 'missing' : undefined)
      }),
    )
  })

  it('restore every former design by undo', () => {
    fc.assert(
      fc.property(places, edits, (place, all) => {
        const made: PrintDesign[] = [emptyDesign]
        let history: History<PrintDesign> = historyOf(emptyDesign)
        for (const edit of all) {
          const next = edited(history.present, place, edit)
          if (JSON.stringify(next) === JSON.stringify(history.present)) continue
          history = changed(history, next)
          made.push(next)
        }
        for (const before of made.slice(0, -1).reverse()) {
          history = undone(history)
          expect(history.present).toEqual(before)
        }
      }),
    )
  })

  it('report a layer outside its frame, duplicate ids and an unknown side', () => {
    const shirt = { surface: 'shirt', side: 'front' } as const
    const { design } = withLayer(emptyDesign, shirt, { kind: 'character', slug: 'ondalice' })
    const [layer] = design.front
    expect(designProblem(shirt, design)).toBeUndefined()
    expect(designProblem(shirt, { ...design, front: [{ ...layer!, x: 20 }] })).toBe('outside')
    expect(designProblem(shirt, { ...design, front: [layer!, layer!] })).toBe('unknown')
    expect(designProblem({ surface: 'print' }, { front: [], back: [layer!] })).toBe('unknown')
    expect(designProblem(null, design)).toBe('unknown')
  })
})
