/** An email as it was sent, in a frame without scripts and with inactive links. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type AdminMail, adminMail } from '@/contract/endpoints/admin/mails.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Link } from '@/ui/link.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AdminDialog } from './admin-dialog.tsx'
import styles from './mail-dialog.module.css'
import { ReadFailure } from './read-failure.tsx'

interface MailDialogProps {
  mail: Pick<AdminMail, 'id' | 'status' | 'subject'>
  linkTo: LinkTo
  onClose: () => void
}

export function MailDialog({ mail, linkTo, onClose }: MailDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'whole', mail.id, mail.status],
    queryFn: () => callOrThrow(adminMail, { params: { id: mail.id } }),
    retry: false,
  })
  return (
    <AdminDialog open onClose={onClose} width={720} title={mail.subject} lead={data?.to}>
      {error && !data ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton height={320} radius={14} />
      ) : data.html ? (
        <>
          <p className={styles.hint}>{t('mails.no_links')}</p>
          {/* Same origin, because the pictures are not served to other origins. Scripts are blocked. */}
          <iframe
            title={mail.subject}
            sandbox="allow-same-origin"
            srcDoc={data.html}
            className={styles.email}
          />
        </>
      ) : data.campaign_id ? (
        <Link href={linkTo('adminCampaign', { id: data.campaign_id })} className={styles.campaign}>
          {t('mails.of_campaign')}
        </Link>
      ) : (
        <p>{t('mails.no_copy')}</p>
      )}
    </AdminDialog>
  )
}
