import { describe, expect, it, vi } from 'vitest'
import { CHANGE_DAMAGE, GUARD } from '@/engine/rules/standard-numbers.ts'
import { settled } from '../testing/fake-clock.ts'
import { stagedBattle } from '../testing/staged-battle.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { italian } from '../testing/texts.ts'
import type { ConductorConfig } from './conductor.ts'

describe('conductor under the standard rules', () => {
  const raise = { kind: 'chosen-stat', amount: 60 } as const
  const given = () =>
    standardBattle(
      [characterWith(1, { effetti: [raise] }), characterWith(3), characterWith(5, { costo: 6 })],
      [characterWith(2), characterWith(4)],
    )
  const staged = (options: Partial<ConductorConfig> = {}) => stagedBattle(options, new StubStage(), given())

  it('switches to the inspected card with the button', async () => {
    const { conductor, session } = await staged()
    conductor.gesture({ type: 'select-card', id: 3 })
    expect(conductor.store.getState().picture.selectedCard).toBe(3)
    conductor.gesture({ type: 'replace' })
    await settled()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'animating' })
    expect(conductor.store.getState().picture.selectedCard).toBeNull()
  })

  it('requests a card with the button if none is inspected, and switches to the next touched one', async () => {
    const { conductor, stage, session } = await staged()
    conductor.gesture({ type: 'replace' })
    expect(stage.shown.at(-1)).toMatchObject({
      replacing: true,
      prompt: italian.t('prompt.changeWho', { count: 1, hit: CHANGE_DAMAGE }),
    })
    conductor.gesture({ type: 'select-card', id: 5 })
    await settled()
    stage.skip()
    await settled()
    expect(session.store.getState().battle.player1.activeCardId).toBe(5)
    expect(conductor.store.getState().picture.replacing).toBe(false)
  })

  it('continues the turn after a switch: refuses another one with its reason and plays a move', async () => {
    const { conductor, stage, session } = await staged()
    conductor.gesture({ type: 'replace-card', id: 3 })
    await settled()
    stage.skip()
    await settled()
    expect(conductor.store.getState().picture).toMatchObject({
      toMove: 'own',
      canAct: true,
      canReplace: false,
    })
    expect(conductor.store.getState().picture.prompt).toBe(italian.t('prompt.changed'))
    conductor.gesture({ type: 'replace' })
    expect(conductor.store.getState().picture.prompt).toBe(`Cambia: ${italian.t('reason.changed')}`)
    expect(session.store.getState().battle.player1.activeCardId).toBe(3)
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    expect(session.store.getState().battle.gameState).toBe('animating')
  })

  it('pays energy for a guard and ends the turn', async () => {
    const { conductor, stage, session } = await staged()
    conductor.gesture({ type: 'guard' })
    await settled()
    stage.skip()
    await settled()
    expect(session.store.getState().battle.player1.energy).toBe(3)
    expect(session.store.getState().battle.currentTurnPlayerId).toBe('player2')
    expect(conductor.store.getState().picture.own.active?.statuses).toMatchObject([
      { kind: 'defence', amount: GUARD },
    ])
  })

  it('cancels the request for a card with the button or the table', async () => {
    const { conductor } = await staged()
    conductor.gesture({ type: 'replace' })
    conductor.gesture({ type: 'replace' })
    expect(conductor.store.getState().picture.replacing).toBe(false)
    conductor.gesture({ type: 'replace' })
    conductor.gesture({ type: 'clear-selection' })
    expect(conductor.store.getState().picture.replacing).toBe(false)
  })

  it('inspects only cards in the own hand that are not defeated', async () => {
    const { conductor } = await staged()
    conductor.gesture({ type: 'select-card', id: 4 })
    expect(conductor.store.getState().picture.selectedCard).toBeNull()
    conductor.gesture({ type: 'select-card', id: 3 })
    conductor.gesture({ type: 'select-card', id: 3 })
    expect(conductor.store.getState().picture.selectedCard).toBeNull()
  })

  it('requests the stat of a move that raises one and plays the move with it', async () => {
    const { conductor, session, onPanel, battle } = await staged()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    expect(onPanel.mock.calls).toEqual([[{ type: 'stat', move: 0 }]])
    expect(session.store.getState().battle.gameState).toBe('playing')
    const listener = vi.fn()
    battle.link('player2').open(listener)
    conductor.playMove(0, 'resistenza')
    await settled()
    expect(listener.mock.calls.at(-1)?.[0].events).toContainEqual(
      expect.objectContaining({ type: 'stat-raised', stat: 'resistenza', amount: 20 }),
    )
  })

  it('neither marks nor plays a move that is not affordable', async () => {
    const { conductor, session, stage } = await staged()
    conductor.gesture({ type: 'replace-card', id: 5 })
    await settled()
    stage.skip()
    await settled()
    conductor.gesture({ type: 'select-move', index: 0 })
    conductor.gesture({ type: 'select-move', index: 0 })
    expect(conductor.store.getState().picture.selectedMove).toBeNull()
    expect(session.store.getState().battle.gameState).toBe('playing')
  })
})
