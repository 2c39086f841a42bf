/** Emotes between two players: a fan of eight, a pause after each, and a switch that mutes the opponent's. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Emote, emotePauseMillis, emotes, sendEmote } from '@/contract/endpoints/game/online.ts'
import { iconChatCircleText, iconSpeakerX } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSpeakerHigh } from '@/ui/icon/icons.ts'
import { usePageKeys } from '../../kit/use-page-keys.ts'
import workbench from '../../kit/workbench.module.css'
import { EmoteBubble, type SeenEmote } from '../emotes/emote-bubble.tsx'
import { muteEmotes, useMutedEmotes } from '../emotes/emote-mute.ts'
import styles from './emote-corner.module.css'

interface EmoteCornerProps {
  id: string
  emote: SeenEmote | null
  isPlayer: boolean
  rival: string
}

export function EmoteCorner({ id, emote, isPlayer, rival }: EmoteCornerProps) {
  const { t } = useTranslation('online')
  const [isOpen, setOpen] = useState(false)
  const [isPausing, setPausing] = useState(false)
  const isMuted = useMutedEmotes()
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
  return (
    <>
      <EmoteBubble emote={emote} rival={rival} />
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
                  {t(`battle:emote.${sign}`)}
                </button>
              ))}
              <button
                type="button"
                className={styles.mute}
                aria-pressed={isMuted}
                onClick={() => muteEmotes(!isMuted)}
              >
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
