import { describe, expect, it, vi } from 'vitest'
import { settled } from '../testing/fake-clock.ts'
import { details, samples, setTable, startedTable } from '../testing/table.ts'
import type { LinkUpdate } from './link.ts'
import { BattleSession, MARKER_DELAY, PATIENCE } from './session.ts'

const attack = { type: 'use-move', move: 0 } as const

/** The first sample cards, with the rival's close to defeat. */
function frail(cards = 2) {
  const given = samples()
  const catalogue = given.setup.catalogue.map(card => (card.numero_carta === 3 ? { ...card, pv: 10 } : card))
  const decks = given.setup.decks!
  return {
    ...given,
    setup: { ...given.setup, catalogue, decks: { ...decks, player2: decks.player2.slice(0, cards) } },
  }
}

describe('session: loading', () => {
  it('is loading until the opening has been shown, then playing', async () => {
    const { session, scenes, endAnimation } = setTable()
    expect(session.store.getState().battle.gameState).toBe('loading')
    session.open()
    await settled()
    expect(session.store.getState().battle.gameState).toBe('loading')
    expect(scenes[0]?.before.player1).toMatchObject({ activeCardId: null, deck: { length: 6 } })
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'playing',
      currentTurnPlayerId: 'player1',
    })
  })

  it('has player1 and player2, each with details, deck (id, pv), activeCardId, defeatedCardIds', async () => {
    const { session } = await startedTable()
    expect(session.store.getState().battle.player1).toEqual({
      details: details.player1,
      deck: [2, 4, 6, 52, 92, 136].map(id => ({ id, pv: expect.any(Number) })),
      activeCardId: 2,
      defeatedCardIds: [],
    })
    expect(session.store.getState().battle).toMatchObject({
      online: false,
      winner: null,
      charactersCatalog: { length: 12 },
    })
  })

  it('does not start with an empty catalogue', async () => {
    const { session } = setTable({ setup: { rules: 'classic', catalogue: [] }, characters: [] })
    session.open()
    await settled()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'loading',
      refused: 'empty_catalogue',
    })
    expect(await session.act(attack)).toBe('busy')
  })

  it('warns about a short catalogue', async () => {
    const given = samples()
    const catalogue = given.setup.catalogue.slice(0, 8)
    const { session } = await startedTable({ ...given, setup: { rules: 'classic', catalogue } })
    expect(session.store.getState().battle.warning).toEqual({ code: 'catalogue_short', cards: 8 })
  })
})

describe('session: move', () => {
  it('is animating, with the move and its clip', async () => {
    const given = structuredClone(samples())
    given.characters[0]!.mosse[0]!.video_url = '/clips/brace.webm'
    const { session } = await startedTable(given)
    expect(await session.act(attack)).toBeNull()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'animating',
      animation: {
        isPlaying: true,
        videoUrl: '/clips/brace.webm',
        moveData: { nome_mossa: 'Morso di Brace' },
      },
    })
  })

  it('applies damage at the end of the animation, not before', async () => {
    const { session, endAnimation } = await startedTable()
    await session.act(attack)
    expect(session.store.getState().battle.player2.deck[0]).toEqual({ id: 3, pv: 95 })
    await endAnimation()
    expect(session.store.getState().battle.player2.deck[0]).toEqual({ id: 3, pv: 65 })
    expect(session.store.getState().battle.animation).toEqual({
      isPlaying: false,
      videoUrl: null,
      moveData: null,
    })
  })

  it('clears the damage marker after 600 ms', async () => {
    const { session, clock, endAnimation } = await startedTable()
    await session.act(attack)
    expect(session.store.getState().battle.damageAnimationTarget).toBeNull()
    await endAnimation()
    expect(session.store.getState().battle.damageAnimationTarget).toBe('player2')
    await clock.pass(MARKER_DELAY - 1)
    expect(session.store.getState().battle.damageAnimationTarget).toBe('player2')
    await clock.pass(1)
    expect(session.store.getState().battle.damageAnimationTarget).toBeNull()
    expect(MARKER_DELAY).toBe(600)
  })

  it('restarts the 600 ms of the damage marker on a later hit', async () => {
    const { session, battle, clock, endAnimation } = await startedTable()
    await session.act(attack)
    await endAnimation()
    await clock.pass(400)
    await battle.link('player2').send({ ...attack, seat: 'player2' })
    await settled()
    await endAnimation()
    await clock.pass(400)
    expect(session.store.getState().battle.damageAnimationTarget).toBe('player1')
    await clock.pass(200)
    expect(session.store.getState().battle.damageAnimationTarget).toBeNull()
  })

  it('passes the turn if the card survives', async () => {
    const { session, endAnimation } = await startedTable()
    await session.act(attack)
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'playing',
      currentTurnPlayerId: 'player2',
    })
  })

  it('empties the active slot and awaits a selection if the card is defeated', async () => {
    const { session, endAnimation } = await startedTable(frail())
    await session.act(attack)
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'awaiting_selection',
      player2: { activeCardId: null, defeatedCardIds: [3] },
    })
  })

  it('ends the game with the attacker as winner if all cards are defeated', async () => {
    const { session, endAnimation } = await startedTable(frail(1))
    await session.act(attack)
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'game_over', winner: 'player1' })
    expect(await session.act({ type: 'skip-turn' })).toBe('battle_over')
  })
})

describe('session: animation', () => {
  it('changes the turn only in the state playing', async () => {
    const { session, endAnimation } = await startedTable()
    await session.act(attack)
    expect(await session.act({ type: 'skip-turn' })).toBe('busy')
    expect(session.legal()).toEqual([])
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({ currentTurnPlayerId: 'player2', turn: 2 })
  })

  it('applies one of two quick commands', async () => {
    const { session } = await startedTable()
    expect(await Promise.all([session.act(attack), session.act(attack)])).toEqual([null, 'busy'])
  })

  it('delays a command until the response to the previous one instead of dropping it', async () => {
    const { battle, clock } = setTable()
    const near = battle.link('player1')
    const sent: string[] = []
    let respond = () => {}
    const session = new BattleSession({
      link: {
        open: near.open,
        send: async command => {
          sent.push(command.type)
          const refusal = await near.send(command)
          if (sent.length === 1) await new Promise<void>(resolve => (respond = resolve))
          return refusal
        },
      },
      clock,
      details,
      characters: samples().characters,
      present: async () => {},
      seat: 'player1',
    })
    session.open()
    await settled()
    const first = session.act(attack)
    await settled()
    await battle.link('player2').send({ type: 'skip-turn', seat: 'player2' })
    await settled()
    const second = session.act({ type: 'skip-turn' })
    await settled()
    expect(sent).toEqual(['use-move'])
    respond()
    expect(await Promise.all([first, second])).toEqual([null, null])
    expect(sent).toEqual(['use-move', 'skip-turn'])
  })

  it('shows updates that arrive during an animation after it, in order', async () => {
    const { session, battle, scenes, endAnimation } = await startedTable()
    await session.act(attack)
    await battle.link('player2').send({ type: 'skip-turn', seat: 'player2' })
    expect(scenes).toHaveLength(2)
    await endAnimation()
    expect(scenes).toHaveLength(3)
    expect(session.store.getState().battle).toMatchObject({ gameState: 'animating', turn: 2 })
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'playing',
      turn: 3,
      history: { length: 7 },
    })
  })

  it('cuts an animation that never ends and has the correct state', async () => {
    const { session, clock } = await startedTable()
    await session.act(attack)
    await clock.pass(PATIENCE)
    expect(session.store.getState().battle).toMatchObject({ gameState: 'playing', turn: 2 })
  })

  it('loses no event if the stage fails', async () => {
    const { battle, clock } = setTable()
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const session = new BattleSession({
      link: battle.link('player1'),
      seat: 'player1',
      clock,
      details,
      characters: samples().characters,
      present: () => Promise.reject(new Error('lost context')),
    })
    session.open()
    await settled()
    expect(session.store.getState().battle.gameState).toBe('playing')
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
  })

  it('does not change after it was closed', async () => {
    const { session, endAnimation } = await startedTable()
    await session.act(attack)
    session.close()
    await endAnimation()
    expect(session.store.getState().battle.player2.deck[0]?.pv).toBe(95)
  })
})

it('replaces everything with a snapshot, without an animation', async () => {
  const { battle, clock, scenes, session, endAnimation } = await startedTable()
  await session.act(attack)
  await endAnimation()
  const later: LinkUpdate[] = []
  battle.link('player1').open(update => later.push(update))
  expect(later[0]?.type).toBe('snapshot')
  const again = new BattleSession({
    link: battle.link('player1'),
    seat: 'player1',
    clock,
    details,
    characters: samples().characters,
    present: async scene => void scenes.push(scene),
  })
  again.open()
  await settled()
  expect(scenes).toHaveLength(2)
  expect(again.store.getState().battle).toEqual({
    ...session.store.getState().battle,
    damageAnimationTarget: null,
  })
})
