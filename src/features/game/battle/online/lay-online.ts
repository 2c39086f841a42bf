/** Sets a battle against a person up on the same session, conductor and stage as every other battle. */
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import { BattleConductor, type ConductorConfig } from '../scene/conductor.ts'
import { type BattleCharacter, type PlayerDetails, type Seats, withFacts } from '../session/public-battle.ts'
import { BattleSession } from '../session/session.ts'
import type { Visibility } from '../session/visibility.ts'
import { OnlineLink, type OnlineLinkConfig } from './online-link.ts'
import type { OnlineState } from './online-state.ts'

export interface OnlineTableConfig extends ConductorConfig, OnlineLinkConfig {
  details: Seats<PlayerDetails> // own side first
  characters: BattleCharacter[]
  visibility: Visibility
}

export class OnlineTable {
  readonly session: BattleSession
  readonly conductor: BattleConductor
  readonly store: ReadStore<OnlineState> // state of the link that is not part of the cards
  private readonly link: OnlineLink
  private isOpen = false
  private stopWatching = () => {}
  private first: BattleSnapshot | null = null

  constructor(private readonly config: OnlineTableConfig) {
    this.link = new OnlineLink(config)
    this.store = this.link.store
    this.session = new BattleSession({
      link: this.link,
      seat: 'player1',
      clock: config.clock,
      details: config.details,
      characters: config.characters,
      online: true,
      present: async scene => this.conductor.present(scene),
    })
    this.conductor = new BattleConductor(this.session, config)
  }

  /** Returns the first picture before it is shown. */
  readonly firstPicture = (): BattleSnapshot => {
    this.first ??= this.conductor.snapshotOf(
      withFacts(this.session.store.getState().battle, this.link.view(), []),
    )
    return this.first
  }

  /**
   * Starts the battle. Later calls do nothing. A tab that was hidden skips the animations it missed and shows the
   * current state.
   */
  readonly open = (): void => {
    if (this.isOpen) return
    this.isOpen = true
    this.session.open()
    this.stopWatching = this.config.visibility.subscribe(() => {
      if (this.config.visibility.isHidden()) return
      this.conductor.hurry()
      void this.link.refetch()
    })
  }

  readonly close = (): void => {
    this.stopWatching()
    this.session.close()
  }

  /** @param version version of the battle in a heartbeat */
  readonly receiveHeartbeat = (version: number): void => this.link.receiveHeartbeat(version)

  /** @param serverNow epoch milliseconds, from a heartbeat */
  readonly adjustClock = (serverNow: number): void => this.link.adjustClock(serverNow)

  /**
   * @param isHere false while another tab or device of the same player plays: this one displays the battle and sends no
   * command
   */
  readonly setHere = (isHere: boolean): void => this.link.setHere(isHere)

  /** Fetches the state after a request outside the battle, such as giving up. */
  readonly look = (): void => void this.link.refetch()
}
