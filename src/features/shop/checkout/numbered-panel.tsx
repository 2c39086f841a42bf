import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheck } from '@/ui/icon/icons.ts'
import styles from './checkout-view.module.css'

/** A completed step is collapsed to its result and can be opened again. */
export interface Folding {
  isFolded: boolean
  result: ReactNode // summary of the input, in one line
  onContinue: () => void
  onChange: () => void
}

interface NumberedPanelProps {
  number: number
  title: string
  action?: ReactNode // at the end of the title's row
  folding?: Folding | undefined // undefined: it cannot be collapsed
  children: ReactNode
}

/** A numbered step of the checkout. A collapsed step stays mounted, so that its fields keep their values. */
export function NumberedPanel({ number, title, action, folding, children }: NumberedPanelProps) {
  const { t } = useTranslation('shop')
  const titleId = useId()
  const isFolded = folding?.isFolded ?? false
  const change = (
    <Button variant="ghost" size="small" aria-describedby={titleId} onClick={folding?.onChange}>
      {t('checkout.change')}
    </Button>
  )
  return (
    <Panel
      titleAs="h2"
      aria-labelledby={titleId}
      className={styles.stage}
      action={isFolded ? change : action}
      title={
        <span className={styles.stageTitle} id={titleId}>
          <b aria-hidden="true">{isFolded ? <Icon of={iconCheck} size={16} /> : number}</b>
          {title}
        </span>
      }
    >
      {isFolded && <div className={styles.result}>{folding?.result}</div>}
      <div className={styles.open} hidden={isFolded}>
        {children}
        {folding && (
          <div>
            <Button variant="night" onClick={folding.onContinue}>
              {t('checkout.continue')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
