/** The print files of a line: one for each printed side, to be downloaded for the workshop. */
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminOrder, linkToPrint } from '@/contract/endpoints/admin/orders.ts'
import { fileUrl } from '@/contract/file-url.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import styles from './orders.module.css'

export function LinePrints({ prints }: Pick<AdminOrder['lines'][number], 'prints'>) {
  const { t } = useTranslation('admin-sales')
  const say = useErrorMessage()
  const notify = useToasts(state => state.notify)
  const download = async (id: number) => {
    const link = await call(linkToPrint, { params: { id } })
    if (link.ok)
      location.assign(fileUrl(link.value.url)) // an attachment: the page stays
    else notify(say.reason(link.failure), 'error')
  }
  return prints.map(({ id, side, width, height, is_made }) => {
    const words = { side: t(`order.print_file.side.${side}`) }
    if (!is_made)
      return (
        <small key={id} className={styles.note}>
          {t('order.print_file.waiting', words)}
        </small>
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
