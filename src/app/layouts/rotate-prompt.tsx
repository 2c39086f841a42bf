/**
 * 'Migliore in orizzontale' (specification notes §2, §4): covers a landscape screen on a phone held upright, until the
 * visitor chooses to play upright, which the device stores. It does not cover elements marked `data-upright`, such as
 * the end of a battle.
 */
import { useTranslation } from 'react-i18next'
import { usePreferences } from '@/stores/preferences.ts'
import { Button } from '@/ui/action/button.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconDeviceRotate } from '@/ui/icon/icons.ts'
import { mustRotate, useViewport } from '../device.ts'
import { useHref, useLoadedScreen } from '../screen.ts'
import styles from './rotate-prompt.module.css'

export function RotatePrompt() {
  const { t } = useTranslation('common')
  const { facts } = useLoadedScreen()
  const to = useHref()
  const viewport = useViewport()
  const { playsUpright, change } = usePreferences()
  if (playsUpright || !mustRotate(viewport, facts.landscape)) return null
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="rotate-title"
      className={styles.cover}
      data-rotate-prompt
    >
      <Icon of={iconDeviceRotate} size={72} className={styles.icon} />
      <h2 id="rotate-title" className={styles.title}>
        {t('rotate.title')}
      </h2>
      <p>{t('rotate.text')}</p>
      <Button className={styles.stay} onClick={() => change({ playsUpright: true })}>
        {t('rotate.upright')}
      </Button>
      <Button variant="on-night" size="small" href={to('game')}>
        {t('to_game_room')}
      </Button>
    </div>
  )
}
