/**
 * Conducts an opening: acts change the table, the stage plays what led there, the server is asked before anything tears. Acts that
 * come while something is played end the play first.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { playCue, playVoice, prepareSounds } from '@/audio/player.ts'
import type { Pack, PackOpening } from '@/contract/packs.ts'
import { openingCues } from '@/stage/packs-cues.ts'
import { packsDurations } from '@/stage/packs-durations.ts'
import type { PacksEvent, PacksPicture } from '@/stage/packs-picture.ts'
import { packsScript } from '@/stage/packs-script.ts'
import type { PacksStage } from '@/stage/packs-stage.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { openingsOf, requestOpening } from './open-packs.ts'
import { forgetUnfinished, unfinishedOf } from './pack-memory.ts'
import {
  type Act,
  answer,
  emptyTable,
  end,
  goOn,
  isAllTurned,
  type PackTable,
  putAway,
  refuse,
  shown,
  turn,
} from './pack-table.ts'

interface Conducted {
  user: number
  first: PackTable
  stage: PacksStage | null
  pictureOf(table: PackTable): PacksPicture
  onOpened(openings: readonly PackOpening[]): void
}

export interface PackConductor {
  table: PackTable
  isPlaying: boolean
  failure: Failure | null // why the last opening was refused; the packs are as they were
  act(make: (table: PackTable) => Act | null): Promise<void>
  open(make: (table: PackTable) => Act | null, packs: readonly Pack[]): void
  retry(): void
  turnAll(): void
  isTurningAll: boolean
  skip(): void // straight to the end
  close(): void
}

/** A great card is looked at before the next one is turned. */
const look = () =>
  new Promise(resolve => setTimeout(resolve, packsDurations.heroLook / usePreferences.getState().speed))

/** Without a drawn table an act is over at once; its sounds remain. */
function playUnseen(event: PacksEvent, after: PacksPicture) {
  for (const { cue, voice } of packsScript(event, after, true).steps) {
    if (cue) playCue(cue)
    if (voice) playVoice(voice)
  }
}

export function usePackTable({ user, first, stage, pictureOf, onOpened }: Conducted): PackConductor {
  const [table, setTable] = useState(first)
  const [playing, setPlaying] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isTurningAll, setTurningAll] = useState(false)
  const now = useRef(table)
  const lastAsked = useRef<readonly Pack[]>([])
  const hands = useRef({ stage, pictureOf, onOpened })
  hands.current = { stage, pictureOf, onOpened }
  const alive = useRef(true)

  const perform = useCallback(async (act: Act | null) => {
    if (!act) return
    now.current = act.table
    setTable(act.table)
    if (act.table.phase === 'result' || act.table.phase === 'summary') forgetUnfinished()
    const { stage: drawn, pictureOf: draw } = hands.current
    if (!drawn) return playUnseen(act.event, draw(act.table))
    setPlaying(count => count + 1)
    await drawn.play(act.event, draw(act.table))
    if (alive.current) setPlaying(count => count - 1)
  }, [])

  const settle = useCallback(async () => {
    if (isAllTurned(now.current)) await perform(end(now.current))
  }, [perform])

  const act = useCallback(
    async (make: (table: PackTable) => Act | null) => {
      await perform(make(now.current))
      if (alive.current) await settle()
    },
    [perform, settle],
  )

  const receive = useCallback(
    async (asked: Result<PackOpening[]>) => {
      if (!alive.current) return
      if (!asked.ok) {
        setFailure(asked.failure)
        return perform(refuse(now.current))
      }
      hands.current.onOpened(asked.value)
      prepareSounds(openingCues, [])
      await perform(answer(now.current, asked.value))
    },
    [perform],
  )

  const open = useCallback(
    (make: (table: PackTable) => Act | null, packs: readonly Pack[]) => {
      const picked = make(now.current)
      if (!picked) return
      lastAsked.current = packs
      setFailure(null)
      const answered = requestOpening(user, packs)
      void perform(picked).then(async () => receive(await answered))
    },
    [perform, receive, user],
  )

  const turnAll = useCallback(async () => {
    setTurningAll(true)
    for (let seat = 0; seat < now.current.seats.length && now.current.phase === 'fan'; seat++) {
      if (now.current.hero !== null) await perform(goOn(now.current))
      await perform(turn(now.current, seat))
      if (now.current.hero !== null && hands.current.stage) await look()
    }
    if (now.current.phase === 'fan') await perform(end(now.current))
    if (alive.current) setTurningAll(false)
  }, [perform])

  const skip = useCallback(() => void perform(end(now.current)), [perform])

  useUnfinished(user, table.phase === 'carousel', openings => {
    hands.current.onOpened(openings)
    const found = shown(openings)
    now.current = found
    setTable(found)
    forgetUnfinished()
  })

  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  return useMemo(
    () => ({
      table,
      isPlaying: playing > 0,
      failure,
      act,
      open,
      retry: () => {
        const held = [...lastAsked.current]
        if (held.length === 0) return
        open(
          ({ chosen }) => ({
            table: { ...emptyTable(chosen), phase: 'hand', held },
            event: { type: 'picked' },
          }),
          held,
        )
      },
      turnAll: () => void turnAll(),
      isTurningAll,
      skip,
      close: () => void perform(putAway(now.current)),
    }),
    [table, playing, failure, act, open, turnAll, isTurningAll, skip, perform],
  )
}

/** What was asked for and never seen, shown when the page comes again; what the server never heard of stays sealed. */
function useUnfinished(user: number, isIdle: boolean, onFound: (openings: PackOpening[]) => void) {
  const found = useRef(onFound)
  found.current = onFound
  const idle = useRef(isIdle)
  idle.current = isIdle
  useEffect(() => {
    const ids = unfinishedOf(user)
    if (ids.length === 0) return
    let left = false
    void openingsOf(ids).then(openings => {
      if (left || !idle.current) return
      if (openings.ok) found.current(openings.value)
      else if (openings.failure.status === 404) forgetUnfinished()
    })
    return () => {
      left = true
    }
  }, [user])
}
