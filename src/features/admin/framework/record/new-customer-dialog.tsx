/**
 * Creates an account for a customer by telephone or at the counter. The customer can set a password with “forgot
 * password”.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminUser, createCustomer } from '@/contract/endpoints/admin/users.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { roles } from '@/domain/roles.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './dialog-fields.module.css'
import { useCallResult } from './use-refuse.ts'
import { WorkDialog } from './work-dialog.tsx'

interface NewCustomerDialogProps {
  locale: Locale
  onMade: (user: AdminUser) => void
  onClose: () => void
}

const customerRoles = roles.filter(role => role !== 'admin')

export function NewCustomerDialog({ locale, onMade, onClose }: NewCustomerDialogProps) {
  const { t } = useTranslation(['admin-sales', 'admin', 'react-admin'])
  const resultOf = useCallResult()
  const [form, setForm] = useState({ name: '', email: '', role: customerRoles[0] ?? 'user', locale })
  const [isSending, setSending] = useState(false)
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const send = async () => {
    setSending(true)
    const result = await call(createCustomer, { body: form as never })
    setSending(false)
    const made = resultOf(result, t('users.made'))
    if (!made) return
    onClose()
    onMade(made)
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
          name="name"
          maxLength={120}
          onChange={event => set({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('admin:column.email')}
          type="email"
          value={form.email}
          name="email"
          maxLength={254}
          onChange={event => set({ email: event.currentTarget.value })}
        />
        <div className={styles.pair}>
          <SelectField
            name="role"
            label={t('admin:column.role')}
            value={form.role}
            options={customerRoles.map(value => ({ value, label: t(`admin:role.${value}`) }))}
            onChange={event => set({ role: event.currentTarget.value as typeof form.role })}
          />
          <SelectField
            name="locale"
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
