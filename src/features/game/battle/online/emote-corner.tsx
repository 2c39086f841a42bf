/** Small signs between the two: a fan of eight, a pause after each, and a switch that shuts the other one's. */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Emote, emotePauseMillis, emotes, sendEmote } from '@/contract/endpoints/game/online.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconChatCircleText, iconSpeakerX } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSpeakerHigh } from '@/ui/icon/icons.ts'
import { usePageKeys } from '../../kit/use-page-keys.ts'
import workbench from '../../kit/workbench.module.css'
import styles from './emote-corner.module.css'
import type { SeenEmote } from './lay-online.ts'

interface EmoteCornerProps {
  id: string
  emote: SeenEmote | null
  isPlayer: boolean
  rival: string
}

const shownMillis = 3_000
const muteKey = 'battle.emotes-muted'
const readMute = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

export function EmoteCorner({ id, emote, isPlayer, rival }: EmoteCornerProps) {
  const { t } = useTranslation('online')
  const [isOpen, setOpen] = useState(false)
  const [isPausing, setPausing] = useState(false)
  const [isMuted, setMuted] = useState(() => readStored(muteKey, readMute) ?? false)
  const seen = useShown(emote)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  usePageKeys(({ key }) => key === 'Escape' && close(), isOpen)
  const send = async (sign: Emote) => {
    close()
    setPausing(true)
    setTimeout(() => setPausing(false), emotePauseMillis)
    await call(sendEmote, { params: { id }, body: { emote: sign } })
  }
  const mute = () => {
    setMuted(!isMuted)
    writeStored(muteKey, !isMuted)
  }
  const isHeard = seen && !(isMuted && seen.seat === 'player2')
  return (
    <>
      {isHeard && (
        <p
          key={seen.at}
          role="status"
          className={classNames(styles.bubble, seen.seat === 'player2' ? styles.rival : styles.own)}
          data-testid={`emote-${seen.seat === 'player2' ? 'rival' : 'own'}`}
        >
          {seen.seat === 'player2' && <span className={workbench.spoken}>{rival}: </span>}
          {t(`emote.${seen.emote}`)}
        </p>
      )}
      {isPlayer && (
        <div className={styles.corner}>
          <button
            ref={opener}
            type="button"
            className={workbench.round}
            aria-label={t('emotes')}
            title={t('emotes')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={iconChatCircleText} size={22} />
          </button>
          {isOpen && (
            <fieldset className={styles.fan} aria-label={t('emotes')}>
              {emotes.map(sign => (
                <button
                  key={sign}
                  type="button"
                  className={styles.sign}
                  disabled={isPausing}
                  onClick={() => void send(sign)}
                >
                  {t(`emote.${sign}`)}
                </button>
              ))}
              <button type="button" className={styles.mute} aria-pressed={isMuted} onClick={mute}>
                <Icon of={isMuted ? iconSpeakerX : iconSpeakerHigh} size={18} />
                {t(isMuted ? 'unmute' : 'mute', { rival })}
              </button>
            </fieldset>
          )}
        </div>
      )}
    </>
  )
}

/** A sign is shown for a while; one that was there before this screen is not. */
function useShown(emote: SeenEmote | null): SeenEmote | null {
  const [shown, setShown] = useState<SeenEmote | null>(null)
  useEffect(() => {
    if (!emote) return
    setShown(emote)
    const timer = setTimeout(() => setShown(null), shownMillis)
    return () => clearTimeout(timer)
  }, [emote])
  return shown
}
