import { expect, it } from 'vitest'
import { tintMatrix } from '@/contract/endpoints/game/creation-art.ts'
import { plainCharacter } from '../../kit/testing/plain-character.ts'
import { readTimeline } from '../replay/replay-timeline.ts'
import { sampleDraft } from './testing/sample-draft.ts'
import { trialOf } from './trial-battle.ts'

const draft = sampleDraft()
const characters = [
  plainCharacter(2, { slug: 'volpardore', rarita: 'Comune', tipo: 'Fuoco', pv: 90 }),
  plainCharacter(3, { slug: 'germoglino', rarita: 'Comune', tipo: 'Natura', pv: 70 }),
  plainCharacter(4, { slug: 'ondalice', rarita: 'Comune', tipo: 'Acqua', pv: 100 }),
  plainCharacter(5, { slug: 'draghissimo', rarita: 'Leggendaria', tipo: 'Fuoco', pv: 90 }),
]
const first = { name: 'Prova', round: 0 }

it('plays the card to the end of a battle that replays', () => {
  const { recorded } = trialOf(draft, characters, first)
  const read = readTimeline(recorded)
  if ('fault' in read) throw new Error(read.fault)
  expect(read.timeline.isFinished).toBe(true)
  expect(read.timeline.last).toBeGreaterThan(2)
})

it('gives the same battle for the same draft and round', () => {
  expect(trialOf(draft, characters, first)).toEqual(trialOf(draft, characters, first))
})

it('fights a card of the same rarity with similar health, and another one in the next round', () => {
  const rivals = [0, 1, 2].map(round => trialOf(draft, characters, { name: 'Prova', round }).rival.slug)
  expect(rivals).toEqual(['ondalice', 'germoglino', 'ondalice'])
})

it('fights any card if no other has its rarity', () => {
  expect(trialOf(sampleDraft({ rarita: 'Unica' }), characters, first).rival.slug).not.toBe('volpardore')
})

it('shows the name, values and moves of the draft on the creature of its art', () => {
  const { own } = trialOf({ ...draft, pv: 83 }, characters, first)
  expect(own).toMatchObject({ nome: 'Prova', slug: 'volpardore', pv: 83, tipo: 'Fuoco' })
  expect(own.mosse.map(({ nome_mossa }) => nome_mossa)).toEqual(['Uno', 'Due'])
  expect(characters.map(({ id }) => id)).not.toContain(own.id)
})

it('shows a creature of the type for an uploaded picture', () => {
  const picture = { id: 'a'.repeat(22), url: '/u.webp', width: 10, height: 10, is_transparent: false }
  const art = {
    kind: 'upload',
    upload: picture.id,
    zoom: 100,
    x: 0,
    y: 0,
    isMirrored: false,
    view: 1,
  } as const
  const uploaded = sampleDraft({ tipo: 'Acqua', art, picture })
  const { own } = trialOf(uploaded, characters, first)
  expect(own).toMatchObject({ slug: 'ondalice', look: { face: null, ground: '/u.webp' } })
})

it('shows the colours, face and landscape of the draft', () => {
  const { art } = draft
  if (art.kind !== 'figure') throw new Error('the sample has a creature')
  const changed = sampleDraft({
    tipo: 'Acqua',
    art: { ...art, hue: 90, tone: 'deep', face: 'hurt', view: 2 },
  })
  expect(trialOf(changed, characters, first).own.look).toEqual({
    colours: tintMatrix(90, 'deep').flat(),
    face: 'hurt',
    ground: '/assets/characters/backgrounds/acqua-2.webp',
  })
})
