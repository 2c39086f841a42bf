import { describe, expect, it } from 'vitest'
import type { Result } from '@/api/client.ts'
import { unreachable } from '@/api/failure.ts'
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { PacksEvent, PacksPicture } from '@/stage/scenes/packs/packs-picture.ts'
import { PackConductor } from './pack-conductor.ts'
import { emptyTable, pick, tear } from './pack-table.ts'

const pack = { id: 'p_1', rarity: 'common', opened_at: null } as Pack
const opening = (...rarities: Rarity[]): PackOpening => ({
  pack,
  cards: rarities.map((rarita, at) => ({
    id_istanza: `uc_${at}`,
    numero_carta: at + 2,
    rarita,
    is_new: true,
    copies: 1,
  })),
  receipt: {} as PackOpening['receipt'],
})
const five = opening('Comune', 'Mitica', 'Comune', 'Rara', 'Comune')

/** A conductor whose server responds on demand, and whose stage records what it plays. */
function conducted() {
  const played: PacksEvent['type'][] = []
  const opened: (readonly PackOpening[])[] = []
  let respond: (response: Result<PackOpening[]>) => void = () => {}
  let requests = 0
  let seen = 0
  const conductor = new PackConductor(
    emptyTable('common'),
    {
      stage: { play: async event => void played.push(event.type) },
      pictureOf: () => ({}) as PacksPicture,
      onOpened: openings => void opened.push(openings),
    },
    {
      request: () => {
        requests += 1
        return new Promise(resolve => {
          respond = resolve
        })
      },
      playUnseen: event => void played.push(event.type),
      look: async () => {},
      onSeen: () => {
        seen += 1
      },
    },
  )
  return {
    conductor,
    played,
    opened,
    table: () => conductor.store.getState().table,
    requests: () => requests,
    seen: () => seen,
    respond: (response: Result<PackOpening[]>) => respond(response),
    take: () => conductor.open(now => pick(now, [pack]), [pack]),
  }
}

describe('pack conductor', () => {
  it('tears no pack before the response', async () => {
    const { conductor, take, respond, table, played } = conducted()
    const taking = take()
    await conductor.act(tear)
    expect(table().phase).toBe('hand')
    respond({ ok: true, value: [five] })
    await taking
    await conductor.act(tear)
    expect(table().phase).toBe('fan')
    expect(played).toEqual(['picked', 'answered', 'torn'])
  })

  it('puts the packs back when the network is lost and requests the same ones again', async () => {
    const { conductor, take, respond, table, played, requests } = conducted()
    const taking = take()
    respond({ ok: false, failure: unreachable })
    await taking
    expect(table()).toEqual(emptyTable('common'))
    expect(conductor.store.getState().failure).toBe(unreachable)
    const again = conductor.retry()
    expect(conductor.store.getState().failure).toBeNull()
    respond({ ok: true, value: [five] })
    await again
    expect(requests()).toBe(2)
    expect(played).toEqual(['picked', 'laid-back', 'picked', 'answered'])
    expect(table().openings).toEqual([five])
  })

  it('turns all cards in order, ends once, and deletes the record of the opening', async () => {
    const { conductor, take, respond, table, played, seen } = conducted()
    const taking = take()
    respond({ ok: true, value: [five] })
    await taking
    await conductor.act(tear)
    await conductor.turnAll()
    expect(table().phase).toBe('result')
    expect(played.filter(type => type === 'turned')).toHaveLength(5)
    expect(played.filter(type => type === 'ended')).toHaveLength(1)
    expect(seen()).toBe(1)
    expect(conductor.store.getState().isTurningAll).toBe(false)
  })

  it('shows an earlier opening without taking a pack from the hand', async () => {
    const { conductor, take, table, opened } = conducted()
    conductor.restore([five])
    expect(table().phase).toBe('result')
    expect(opened).toEqual([[five]])
    await conductor.close()
    void take()
    conductor.restore([five])
    expect(table().phase).toBe('hand')
  })

  it('ends immediately, with its sounds, without a stage', async () => {
    const { conductor, take, respond, table, played } = conducted()
    conductor.hands = { ...conductor.hands, stage: null }
    const taking = take()
    respond({ ok: true, value: [five] })
    await taking
    await conductor.skip()
    expect(conductor.store.getState().isPlaying).toBe(false)
    expect(table().phase).toBe('result')
    expect(played).toEqual(['picked', 'answered', 'ended'])
  })
})
