import { describe, expect, it } from 'vitest'
import { samples, startedTable } from '../testing/table.ts'
import { computerDelay, seatComputer } from './computer.ts'
import { directThinker } from './thinker.ts'

const COMPUTER_DELAY = computerDelay.novizio

const attack = { type: 'use-move', move: 0 } as const

async function againstComputer(given = samples()) {
  const table = await startedTable(given)
  const { leave, hurry } = seatComputer({
    session: table.session,
    link: table.battle.link('player2'),
    seat: 'player2',
    thinker: directThinker('novizio', 1),
    delay: COMPUTER_DELAY,
    clock: table.clock,
  })
  return { ...table, leave, hurry }
}

/** Every hit of player 1 defeats its target. Hits of the computer do not. */
function mighty() {
  const given = samples()
  const catalogue = given.setup.catalogue.map((card, place) =>
    place < 6 ? { ...card, mosse: card.mosse.map(move => ({ ...move, danno: 500 })) } : card,
  )
  return { ...given, setup: { ...given.setup, catalogue } }
}

describe('computer as player 2', () => {
  it('plays the first move of its active card 2 s after its turn starts', async () => {
    const { session, clock, scenes, endAnimation } = await againstComputer()
    await session.act(attack)
    await endAnimation()
    await clock.pass(COMPUTER_DELAY - 1)
    expect(scenes).toHaveLength(2)
    await clock.pass(1)
    expect(scenes[2]?.events[0]).toMatchObject({ type: 'move-used', seat: 'player2', cardId: 3, move: 0 })
    expect(COMPUTER_DELAY).toBe(2000)
  })

  it('starts its 2 s when the animation has ended', async () => {
    const { session, clock, scenes, endAnimation } = await againstComputer()
    await session.act(attack)
    await clock.pass(COMPUTER_DELAY * 2)
    expect(scenes).toHaveLength(2)
    await endAnimation()
    await clock.pass(COMPUTER_DELAY)
    expect(scenes).toHaveLength(3)
  })

  it('plays its decided move without delay when hurried, and only once', async () => {
    const { session, clock, scenes, endAnimation, hurry } = await againstComputer()
    hurry()
    await session.act(attack)
    await endAnimation()
    await clock.pass(1)
    expect(scenes).toHaveLength(2)
    hurry()
    hurry()
    await endAnimation()
    expect(
      scenes.filter(({ events }) => events[0]?.type === 'move-used' && events[0].seat === 'player2'),
    ).toHaveLength(1)
    await clock.pass(COMPUTER_DELAY * 2)
    expect(scenes).toHaveLength(3)
  })

  it('picks the first card in its hand when its card is defeated', async () => {
    const { session, scenes, endAnimation } = await againstComputer(mighty())
    await session.act(attack)
    await endAnimation()
    expect(scenes[2]?.events[0]).toEqual({ type: 'card-chosen', seat: 'player2', cardId: 5 })
    await endAnimation()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'playing',
      currentTurnPlayerId: 'player2',
    })
  })

  it('does nothing on the turn of player 1, after the end, or after it was closed', async () => {
    const { session, clock, scenes, leave, endAnimation } = await againstComputer()
    await clock.pass(COMPUTER_DELAY * 3)
    expect(scenes).toHaveLength(1)
    await session.act(attack)
    await endAnimation()
    leave()
    await clock.pass(COMPUTER_DELAY * 3)
    expect(scenes).toHaveLength(2)
  })

  it('plays a whole battle to its end', async () => {
    const { session, clock, endAnimation } = await againstComputer()
    for (let step = 0; step < 400 && session.store.getState().battle.gameState !== 'game_over'; step++) {
      const [first] = session.legal()
      if (first) await session.act(first)
      await endAnimation()
      await clock.pass(COMPUTER_DELAY)
    }
    const { gameState, winner, history } = session.store.getState().battle
    expect(gameState).toBe('game_over')
    expect(history.at(-1)).toEqual({ type: 'battle-won', winner })
  })
})
