/**
 * The choice for each purpose, from the bar or later from the footer. Reject and accept have the same weight. Optional
 * switches are off at first.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconLock } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/light/dialog.tsx'
import { Switch } from '@/ui/light/switch.tsx'
import { type Consent, fullConsent, noConsent } from './consent-cookie.ts'
import styles from './consent-dialog.module.css'

export interface ConsentDialogProps {
  open: boolean
  initial?: Consent | undefined // if the choice is changed later
  privacyHref: string
  onDecide(consent: Consent): void
  onClose(): void // closed without a choice, so the bar stays
}

const owl = 3 // the shopkeeper's picture among the avatars

export function ConsentDialog({
  open,
  initial = noConsent,
  privacyHref,
  onDecide,
  onClose,
}: ConsentDialogProps) {
  const { t } = useTranslation('common')
  const [choice, setChoice] = useState(initial)
  const reject = () => onDecide(noConsent)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={600}
      mark={<Avatar style={owl} shape="arch" size={64} />}
      title={t('consent.title')}
      lead={t('consent.text')}
      actions={
        <div className={styles.actions}>
          <Button variant="night" onClick={reject}>
            {t('consent.reject')}
          </Button>
          <Button variant="night" onClick={() => onDecide(fullConsent)}>
            {t('consent.accept')}
          </Button>
          <Button variant="ghost" onClick={() => onDecide(choice)}>
            {t('consent.save')}
          </Button>
        </div>
      }
    >
      <ul className={styles.list}>
        <li className={styles.row}>
          <div>
            <b>{t('consent.necessary')}</b>
            <p>{t('consent.necessary_text')}</p>
          </div>
          <Badge tone="muted" icon={iconLock}>
            {t('consent.always')}
          </Badge>
        </li>
        {(['analytics', 'marketing'] as const).map(kind => (
          <li key={kind} className={styles.row}>
            <div>
              <b>{t(`consent.${kind}`)}</b>
              <p>{t(`consent.${kind}_text`)}</p>
            </div>
            <Switch
              label={t(`consent.${kind}`)}
              checked={choice[kind]}
              onChange={event => setChoice({ ...choice, [kind]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      {/* in a new tab: the dialog stays open until there is a choice */}
      <a href={privacyHref} target="_blank" rel="noopener" className={styles.privacy}>
        {t('consent.privacy')}
      </a>
    </Dialog>
  )
}
