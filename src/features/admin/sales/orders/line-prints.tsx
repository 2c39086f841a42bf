/** Print files of a line: one per printed side, downloaded for the workshop, or rendered again after a failure. */
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminOrder, linkToPrint, retryPrint } from '@/contract/endpoints/admin/orders.ts'
import { fileUrl } from '@/contract/file-url.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconArrowsClockwise, iconDownloadSimple } from '@/ui/icon/icons.ts'
import type { Take } from './order-calls.ts'
import styles from './orders.module.css'

type LinePrintsProps = Pick<AdminOrder['lines'][number], 'prints'> & { take: Take }

export function LinePrints({ prints, take }: LinePrintsProps) {
  const { t } = useTranslation('admin-sales')
  const say = useErrorMessage()
  const notify = useToasts(state => state.notify)
  const download = async (id: number) => {
    const link = await call(linkToPrint, { params: { id } })
    if (link.ok)
      location.assign(fileUrl(link.value.url)) // a download, so the page stays open
    else notify(say.reason(link.failure), 'error')
  }
  const retry = async (id: number) => void take(await call(retryPrint, { params: { id } }))
  return prints.map(({ id, side, width, height, state }) => {
    const words = { side: t(`order.print_file.side.${side}`) }
    if (state === 'unpaid' || state === 'waiting')
      return (
        <small key={id} className={styles.note}>
          {t(`order.print_file.${state}`, words)}
        </small>
      )
    if (state === 'failed')
      return (
        <span key={id}>
          <small className={styles.failed} role="alert">
            {t('order.print_file.failed', words)}
          </small>
          <Button variant="text" size="dense" icon={iconArrowsClockwise} onClick={() => void retry(id)}>
            {t('order.print_file.retry', words)}
          </Button>
        </span>
      )
    return (
      <Button
        key={id}
        variant="text"
        size="dense"
        icon={iconDownloadSimple}
        onClick={() => void download(id)}
      >
        {`${t('order.print_file.file', words)} · ${width} × ${height} px`}
      </Button>
    )
  })
}
