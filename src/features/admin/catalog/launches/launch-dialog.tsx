import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminLaunch,
  changeLaunch,
  createLaunch,
  type LaunchBody,
  removeLaunch,
} from '@/contract/endpoints/admin/launches.ts'
import { pickLike } from '@/lib/pick.ts'
import { DateTimeInput } from '../../framework/fields/date-time-input.tsx'
import { NumberInput, SwitchInput } from '../../framework/fields/inputs.tsx'
import { ProductPicker } from '../../framework/fields/product-picker.tsx'
import { type RecordCalls, RecordDialog } from '../../framework/record/record-dialog.tsx'
import styles from './launches.module.css'

const day = 24 * 60 * 60_000

const freshLaunch = (): LaunchBody => ({
  product_id: 0,
  is_active: true,
  starts_at: new Date(Date.now() + day).toISOString(),
  ends_at: null,
  per_minute: 200,
  buying_minutes: 10,
  most_pieces: 1,
})

const calls: RecordCalls<AdminLaunch, LaunchBody> = {
  create: body => call(createLaunch, { body }),
  change: (id, body) => call(changeLaunch, { params: { id }, body }),
  remove: id => call(removeLaunch, { params: { id } }),
}

interface LaunchDialogProps {
  launch: AdminLaunch | null // null creates a launch
  onClose: () => void
  onTheirs: (launch: AdminLaunch) => void // loads the version that another admin saved
}

export function LaunchDialog({ launch, onClose, onTheirs }: LaunchDialogProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const fresh = freshLaunch()
  return (
    <RecordDialog
      record={launch}
      fresh={fresh}
      title={launch ? launch.title : t('launches.new')}
      calls={calls}
      bodyFrom={form => pickLike(form, fresh)}
      queryKey={['launches']}
      onClose={onClose}
      onTheirs={onTheirs}
    >
      <div className={styles.fields}>
        <ProductPicker source="product_id" label={t('launches.product')} mayHaveConfigurator />
        <SwitchInput source="is_active" label={t('launches.active')} />
        <div className={styles.pair}>
          <DateTimeInput source="starts_at" label={t('launches.starts')} />
          <DateTimeInput source="ends_at" label={t('launches.ends')} />
        </div>
        <NumberInput
          source="per_minute"
          label={t('admin:field.per_minute')}
          hint={t('launches.per_minute_hint')}
        />
        <div className={styles.pair}>
          <NumberInput source="buying_minutes" label={t('admin:field.buying_minutes')} />
          <NumberInput source="most_pieces" label={t('admin:field.most_pieces')} />
        </div>
      </div>
    </RecordDialog>
  )
}
