import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { creationProblems, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { CreationBody } from '@/contract/endpoints/game/creations.ts'
import {
  bodyOf,
  faceOfDraft,
  freshDraft,
  readDraft,
  surprised,
  withFigure,
  withMoreMoves,
  withMove,
  withoutMove,
  withPicture,
  withRarity,
  withType,
} from './edit-draft.ts'

const words = { moves: ['Uno', 'Due'] as const, third: 'Tre' }
const fresh = freshDraft(words)
const upload = { id: 'a'.repeat(22), url: '/x.webp', width: 400, height: 300, is_transparent: false }

describe('card draft in the editor', () => {
  it('starts complete except for its name', () => {
    expect(creationProblems(fresh)).toEqual([])
    expect(CreationBody.safeParse({ ...bodyOf(fresh), nome: 'Gnocco' }).success).toBe(true)
    expect(CreationBody.safeParse(bodyOf(fresh)).success).toBe(false)
    expect(faceOfDraft(fresh, 'Senza nome').name).toBe('Senza nome')
  })

  it('is restored from storage; invalid values give none', () => {
    const draft = { ...fresh, nome: 'Gnocco', picture: upload }
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(
      [null, 3, 'x', {}, { ...draft, mosse: [] }, { ...draft, art: { kind: 'svg' } }].map(readDraft),
    ).toEqual(Array(6).fill(undefined))
  })

  it('clamps its values to the limits of another rarity', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rarities), { minLength: 1, maxLength: 6 }), path => {
        const strong = { ...fresh, rarita: 'Unica' as const, pv: 320, resistenza: 15 }
        const draft = path.reduce(withRarity, withMove(strong, 0, { danno: 170 }))
        const { pv, resistenza, danno } = rarityBounds[draft.rarita]
        expect(draft.pv).toBeLessThanOrEqual(pv.max)
        expect(draft.resistenza).toBeLessThanOrEqual(resistenza.max)
        expect(draft.mosse[0]!.danno).toBeLessThanOrEqual(danno.max)
      }),
    )
  })

  it('always has two or three moves', () => {
    expect(withoutMove(fresh, 0)).toBe(fresh)
    const three = withMoreMoves(fresh, 'Tre')
    expect(withMoreMoves(three, 'Quattro')).toBe(three)
    expect(withoutMove(three, 0).mosse.map(move => move.nome_mossa)).toEqual(['Due', 'Tre'])
    expect([...withMove(fresh, 0, { nome_mossa: 'x'.repeat(90) }).mosse[0]!.nome_mossa]).toHaveLength(24)
  })

  it('switches between creature and picture with the same landscape, and has one for the type without three', () => {
    const photo = withPicture({ ...fresh, art: { ...fresh.art, view: 3 } }, upload)
    expect(photo.art).toMatchObject({ kind: 'upload', upload: upload.id, view: 3 })
    expect(withFigure(photo, 'dadotto').art).toMatchObject({ kind: 'figure', slug: 'dadotto', view: 3 })
    expect(withType(photo, '???').art.view).toBe(1)
  })

  it('can always be saved after a random roll', () => {
    const figures = elements.map((tipo, at) => ({ slug: `figura${'abcdefghijklmno'[at]}`, tipo }))
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), chances => {
        const next = () => chances.next().value as number
        const body = { ...bodyOf(surprised(fresh, figures, next)), nome: 'Gnocco' }
        expect(CreationBody.safeParse(body).success).toBe(true)
      }),
    )
    expect(surprised(fresh, [], () => 0)).toBe(fresh)
  })
})
