import { useTranslation } from 'react-i18next'
import { href } from '@/contract/paths.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Link } from '@/ui/link.tsx'
import { SettingToggle } from '../../kit/settings/setting-toggle.tsx'
import workbench from '../../kit/workbench.module.css'
import { muteEmotes, useMutedEmotes } from '../emotes/emote-mute.ts'
import styles from './battle-settings.module.css'

interface BattleSettingsProps {
  isTwinPinned: boolean
  isOver: boolean // the battle has ended and cannot be saved or given up
  onPinTwin: (isPinned: boolean) => void
  onRestart: () => void
  onAbandon: () => void // opens a confirmation first
}

/** Settings that only battles have: text commands, leaving for a while, starting over, giving up. */
export function BattleSettings({
  isTwinPinned,
  isOver,
  onPinTwin,
  onRestart,
  onAbandon,
}: BattleSettingsProps) {
  const { t } = useTranslation('battle')
  const locale = useLocaleOfTexts()
  const isMuted = useMutedEmotes()
  return (
    <div className={styles.settings}>
      <SettingToggle label={t('settings.text')} isOn={isTwinPinned} onChange={onPinTwin} />
      <SettingToggle label={t('settings.emotes')} isOn={!isMuted} onChange={isOn => muteEmotes(!isOn)} />
      <div className={styles.ways}>
        <Link className={workbench.secondary} href={href('game', locale)}>
          {t(isOver ? 'result.hub' : 'settings.later')}
        </Link>
        <button type="button" className={workbench.quiet} onClick={onRestart}>
          {t('settings.restart')}
        </button>
        {!isOver && (
          <button type="button" className={workbench.danger} onClick={onAbandon}>
            {t('commands.abandon')}
          </button>
        )}
      </div>
      {!isOver && <small>{t('settings.laterHelp')}</small>}
    </div>
  )
}
