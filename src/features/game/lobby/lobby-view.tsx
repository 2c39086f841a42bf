/**
 * The lobby: the scene on the stage, and as its text version the lists of players, tables and ladder with the ways to a
 * battle. The lists are in front without a stage or if the reader chooses them; otherwise they are behind it, for
 * keyboards and screen readers.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { playCue } from '@/audio/player.ts'
import type { LobbyGesture, LobbyTarget } from '@/stage/scenes/lobby/lobby-picture.ts'
import { mountLobbyStage } from '@/stage/scenes/lobby/lobby-stage.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconClockCounterClockwise } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconTextT, iconUsers } from '@/ui/icon/icons.ts'
import { RoundButton, RoundLink } from '../kit/round-button.tsx'
import { useMountedStage } from '../kit/use-mounted-stage.ts'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { Invitations } from './invitations.tsx'
import { LadderPanel } from './ladder-panel.tsx'
import type { LobbyTab, LobbyViewProps } from './lobby-props.ts'
import { createLobbyStore, type LobbyStore } from './lobby-store.ts'
import { LobbyTabs } from './lobby-tabs.tsx'
import styles from './lobby-view.module.css'
import { PlayersPanel } from './players-panel.tsx'
import { useCodeDialog, useTableDialog } from './table-dialogs.tsx'
import { TablesPanel } from './tables-panel.tsx'
import { useLobbyPicture } from './use-lobby-picture.ts'
import { useMurmur } from './use-murmur.ts'
import { WaysPanel } from './ways-panel.tsx'

/** Mounts the lobby's scene in an element. `off` if the browser cannot draw it. */
function useLobbyStage(
  element: RefObject<HTMLElement | null>,
  store: LobbyStore,
  onGesture: (gesture: LobbyGesture) => void,
) {
  const gestureNow = useRef(onGesture)
  gestureNow.current = onGesture
  return useMountedStage(
    ({ reducedMotion, quality }, onLost) =>
      element.current &&
      mountLobbyStage(element.current, {
        store,
        reducedMotion,
        quality,
        onLost,
        onGesture: gesture => gestureNow.current(gesture),
        onCue: playCue,
      }),
  ).status
}

export function LobbyView(props: LobbyViewProps) {
  const { t } = useTranslation('lobby')
  const { lobby, ladder, linkTo } = props
  const [tab, setTab] = useState<LobbyTab>('players')
  const [isSearching, setSearching] = useState(false)
  const [store] = useState(createLobbyStore)
  const stage = useRef<HTMLDivElement>(null)
  const lists = useRef<HTMLDivElement>(null)
  const create = useTableDialog(props)
  const code = useCodeDialog(props)
  const picture = useLobbyPicture(props)
  useEffect(() => {
    if (picture) store.getState().show(picture)
  }, [store, picture])
  const openList = (chosen: LobbyTab) => {
    setTab(chosen)
    store.getState().setText(true)
  }
  const act = (target: LobbyTarget) => {
    if (target === 'new-table') return create.open()
    if (target === 'door:code') return code.open()
    if (target === 'ladder') return openList('ladder')
    if (target === 'more') return openList('players')
    actOn(target, props)
  }
  const status = useLobbyStage(stage, store, (gesture: LobbyGesture) => {
    if (gesture.kind === 'select') store.getState().select(gesture.target)
    else if (gesture.kind === 'accept') props.onJoin(gesture.id)
    else if (gesture.kind === 'decline') props.onDecline(gesture.id)
    else act(gesture.target)
  })
  useFocusedTarget(lists, store)
  const selected = useStore(store, state => state.picture?.target ?? undefined)
  const isText = useStore(store, state => state.isText)
  const isScene = status !== 'off' && !isText
  useMurmur(status === 'on' && !isText ? (picture?.others ?? 0) : 0)
  return (
    <WorkbenchLayout ground="shelves" className={styles.lobby}>
      <div
        ref={stage}
        className={styles.stage}
        data-testid="lobby-stage"
        data-stage={status}
        data-selected={selected}
        hidden={isText || status === 'off'}
      />
      <WorkbenchBar title={t('title')} back={linkTo('game')} className={styles.bar}>
        <p role="status" className={styles.online} data-reached={props.isReached}>
          <Icon of={iconUsers} size={18} />
          {props.isReached ? t('online', { count: lobby?.online ?? 0 }) : t('reconnecting')}
        </p>
        <RoundLink href={linkTo('battleHistory')} icon={iconClockCounterClockwise} label={t('history')} />
        {!isScene && (
          <RoundButton
            icon={iconMagnifyingGlass}
            label={t('find')}
            className={styles.finder}
            aria-pressed={isSearching}
            onClick={() => {
              setSearching(!isSearching)
              setTab('players')
            }}
          />
        )}
        {status === 'on' && (
          <RoundButton
            icon={iconTextT}
            label={t('scene.text')}
            aria-pressed={isText}
            onClick={() => store.getState().setText(!isText)}
          />
        )}
      </WorkbenchBar>
      <div ref={lists} className={classNames(styles.lists, isScene && styles.behind)}>
        <Invitations {...props} />
        <div className={styles.columns} data-tab={tab}>
          <LobbyTabs chosen={tab} tables={lobby?.tables.length ?? 0} onChoose={setTab} />
          <PlayersPanel {...props} isSearching={isSearching} />
          <TablesPanel {...props} />
          <LadderPanel {...props} ladder={ladder} />
          <WaysPanel {...props} />
        </div>
      </div>
      {create.dialog}
      {code.dialog}
    </WorkbenchLayout>
  )
}

/** Selects the focused control of the lists in the scene. */
function useFocusedTarget(lists: RefObject<HTMLElement | null>, store: LobbyStore): void {
  useEffect(() => {
    const element = lists.current
    if (!element) return
    const { select } = store.getState()
    const focus = ({ target }: FocusEvent) => select(targetOf(target as HTMLElement))
    const blur = () => select(null)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', blur)
    return () => {
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', blur)
    }
  }, [lists, store])
}

/** The target in the scene that a control represents. */
const targetOf = (control: HTMLElement): LobbyTarget | null =>
  (control.closest<HTMLElement>('[data-target]')?.dataset.target as LobbyTarget | undefined) ?? null

/** Runs the action of the button over a player, table or door, which is that of its control in the lists. */
function actOn(target: LobbyTarget, props: LobbyViewProps): void {
  const { lobby, ownTable, linkTo, onGo, onSearch, onChallenge, onJoin } = props
  const [kind, id = ''] = target.split(/:(.*)/s)
  if (kind === 'player') {
    const player = lobby?.players.find(one => one.id === Number(id))
    if (player) onChallenge(player)
  } else if (kind === 'table') {
    if (id === 'crew') onGo(linkTo('prepare'))
    else if (lobby?.battles.some(battle => battle.id === id)) onGo(linkTo('battle', { id }))
    else onJoin(id)
  } else if (id === 'computer') onGo(linkTo('prepare'))
  else if (ownTable && ownTable.status !== 'closed')
    onGo(linkTo(ownTable.status === 'playing' ? 'battle' : 'waiting', { id: ownTable.id }))
  else onSearch()
}
