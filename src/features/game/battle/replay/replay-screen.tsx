/**
 * Page of a recorded battle for any visitor with its address. It fetches and parses the recording and shows it on the
 * battle stage.
 */

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { recordingQuery } from '@/api/battle-queries.ts'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { charactersQuery } from '@/api/queries.ts'
import type { BattleRecording } from '@/contract/endpoints/game/battles.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { watchLink } from '../../kit/share-link.ts'
import { BattleNotice } from '../battle-notice.tsx'
import { castOf, playersOf } from './replay-cast.ts'
import { ReplayStage } from './replay-stage.tsx'
import { lostBattle, readTimeline } from './replay-timeline.ts'

export interface ReplayScreenProps {
  id: string
  watch: string | undefined // the key from an invitation to a private battle
  from?: number // first step to show
  linkTo: LinkTo
}

export default function ReplayScreen({ id, watch, from, linkTo }: ReplayScreenProps) {
  const { t } = useTranslation('replay')
  const messages = useProblemMessage()
  const recording = useQuery(recordingQuery(id, watch))
  const characters = useQuery(charactersQuery(useLocaleOfTexts()))
  const failure = failureFrom(recording.error ?? characters.error) ?? unreachable
  if (failureFrom(recording.error)?.status === 404)
    return <BattleNotice back={t('to_game')} state="failed" title={t('unknown')} help={t('unknown_help')} />
  if (failureFrom(recording.error)?.code === 'match_private')
    return <BattleNotice back={t('to_game')} state="failed" title={t('private')} help={t('private_help')} />
  if (recording.isError || characters.isError)
    return (
      <BattleNotice
        back={t('to_game')}
        state="failed"
        title={t('failed')}
        help={messages.problem(failure, t('failed_help'))}
        action={{
          label: t('retry'),
          run: () => {
            if (recording.isError) void recording.refetch()
            if (characters.isError) void characters.refetch()
          },
        }}
      />
    )
  if (!recording.data || !characters.data) return <BattleNotice state="loading" title={t('loading')} />
  return (
    <ReadRecording
      key={id}
      recording={recording.data}
      characters={characters.data}
      from={from}
      linkTo={linkTo}
    />
  )
}

interface ReadRecordingProps {
  recording: BattleRecording
  characters: Character[]
  from?: number
  linkTo: LinkTo
}

function ReadRecording({ recording, characters, from, linkTo }: ReadRecordingProps) {
  const { t } = useTranslation(['replay', 'battle'])
  const read = useMemo(() => readTimeline(recording), [recording])
  const lost = useMemo(
    () => ('timeline' in read ? lostBattle(recording, read.timeline) : null),
    [recording, read],
  )
  const cast = useMemo(() => castOf(recording, characters), [recording, characters])
  const players = useMemo(
    () =>
      playersOf(recording, {
        computer: opponent => t(`battle:rival.${opponent}`),
        nameless: { player1: t('player1'), player2: t('player2') },
      }),
    [recording, t],
  )
  if (recording.rules_version !== rulesVersion)
    return (
      <BattleNotice
        back={t('to_game')}
        state="failed"
        title={t('outdated')}
        help={t('outdated_help', { past: recording.rules_version, now: rulesVersion })}
      />
    )
  if ('fault' in read)
    return (
      <BattleNotice
        back={t('to_game')}
        state="failed"
        title={t('broken')}
        help={t('broken_help', { step: read.at })}
      />
    )
  if ('missing' in cast)
    return (
      <BattleNotice
        back={t('to_game')}
        state="failed"
        title={t('broken')}
        help={t('missing_help', { cards: cast.missing.join(', ') })}
      />
    )
  return (
    <ReplayStage
      path={watchLink(linkTo('replay', { id: recording.id }), recording.watch_key)}
      timeline={read.timeline}
      players={players}
      characters={cast.characters}
      from={from}
      lost={lost}
      linkTo={linkTo}
    />
  )
}
