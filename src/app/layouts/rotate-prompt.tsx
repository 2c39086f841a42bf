/**
 * 'Migliore in orizzontale' (specification notes §2, §4): covers a landscape screen held upright, with a way to
 * continue for visitors who cannot turn the phone. It does not cover elements marked `data-upright`, which are readable
 * upright, such as the end of a battle.
 */
import { useTranslation } from 'react-i18next'
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
  if (!mustRotate(viewport, facts.landscape)) return null
  return (
    <div role="alertdialog" aria-modal="true" aria-labelledby="rotate-title" className={styles.cover}>
      <Icon of={iconDeviceRotate} size={72} className={styles.icon} />
      <h2 id="rotate-title" className={styles.title}>
        {t('rotate.title')}
      </h2>
      <p>{t('rotate.text')}</p>
      <Button variant="on-night" size="small" href={to('game')} className={styles.leave}>
        {t('to_game_room')}
      </Button>
    </div>
  )
}
