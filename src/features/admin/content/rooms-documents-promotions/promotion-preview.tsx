/** Preview of the promotion in the shop, from the texts, picture and dates of the form. */

import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PromotionBody } from '@/contract/endpoints/admin/promotions.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import styles from './promotion-preview.module.css'

interface PromotionPreviewProps {
  locale: Locale
  onClose: () => void
}

export function PromotionPreview({ locale, onClose }: PromotionPreviewProps) {
  const { t } = useTranslation('admin-places')
  const form = useWatch() as PromotionBody
  const ownText = form.translations[locale]
  const translation = ownText.title ? ownText : form.translations.it
  const at = (iso: string | null) => (iso ? dateTimeText(iso, locale, 'long') : '…')
  return (
    <AdminDialog open onClose={onClose} width={720} title={t('preview')}>
      <div className={styles.window}>
        <div className={styles.words}>
          <p className={styles.title}>{translation.title || '…'}</p>
          {translation.lead && <p>{translation.lead}</p>}
          <p className={styles.dates}>
            {at(form.starts_at)} – {at(form.ends_at)}
          </p>
        </div>
        {form.picture && <img src={pictureUrl(form.picture)} alt="" />}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written in this editor, cleaned by the server when it is saved */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: translation.body }} />
    </AdminDialog>
  )
}
