/** The account of a customer who has none: by telephone, at the counter. He can set a password himself by “forgot password”. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { roles } from '@/contract/permissions.ts'
import { type AdminUser, createCustomer } from '@/contract/user-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './dialog-fields.module.css'
import { useFieldWords } from './use-field-words.ts'
import { useTold } from './use-told.ts'
import { WorkDialog } from './work-dialog.tsx'

interface NewCustomerDialogProps {
  locale: Locale
  onMade: (user: AdminUser) => void
  onClose: () => void
}

const customerRoles = roles.filter(role => role !== 'admin')

export function NewCustomerDialog({ locale, onMade, onClose }: NewCustomerDialogProps) {
  const { t } = useTranslation(['admin-sales', 'admin', 'react-admin'])
  const told = useTold()
  const words = useFieldWords()
  const [form, setForm] = useState({ name: '', email: '', role: customerRoles[0] ?? 'user', locale })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const send = async () => {
    setSending(true)
    const result = await call(createCustomer, { body: form as never })
    setSending(false)
    if (!result.ok && result.failure.fields.length > 0) return setFaults(words(result.failure.fields))
    const made = told(result, t('users.made'))
    if (made) onMade(made)
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={500}
      title={t('users.new')}
      lead={t('users.new_lead')}
      actions={
        <Button busy={isSending} onClick={() => void send()}>
          {t('users.make')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('admin:column.name')}
          value={form.name}
          error={faults.name}
          maxLength={120}
          onChange={event => set({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('admin:column.email')}
          type="email"
          value={form.email}
          error={faults.email}
          maxLength={254}
          onChange={event => set({ email: event.currentTarget.value })}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('admin:column.role')}
            value={form.role}
            options={customerRoles.map(value => ({ value, label: t(`admin:role.${value}`) }))}
            onChange={event => set({ role: event.currentTarget.value as typeof form.role })}
          />
          <SelectField
            label={t('users.language')}
            value={form.locale}
            options={locales.map(value => ({ value, label: localeFacts[value].name }))}
            onChange={event => set({ locale: event.currentTarget.value as Locale })}
          />
        </div>
      </div>
    </WorkDialog>
  )
}
