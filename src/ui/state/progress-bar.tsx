import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  progress: number | undefined // 0–100. undefined hides it
  failed?: boolean
}

/** The thin bar above the page while the next one loads. The app controls its timing (specification notes §9). */
export function ProgressBar({ progress, failed }: ProgressBarProps) {
  const { t } = useTranslation('ui')
  const isShown = progress !== undefined
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={!isShown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress ?? 0)}
      className={classNames(styles.bar, isShown && styles.shown, failed && styles.failed)}
    >
      <span style={{ transform: `scaleX(${(progress ?? 100) / 100})` }} />
    </div>
  )
}
