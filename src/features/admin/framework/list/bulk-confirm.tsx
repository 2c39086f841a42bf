import { ConfirmDialog, type ConfirmDialogProps } from '../record/confirm-dialog.tsx'
import styles from './bulk-confirm.module.css'

interface BulkConfirmProps extends ConfirmDialogProps {
  names: readonly string[] // of the selected rows
}

/** Confirms a change of many records with their number and names. */
export const BulkConfirm = ({ names, ...question }: BulkConfirmProps) => (
  <ConfirmDialog {...question}>
    <ChosenNames names={names} />
  </ConfirmDialog>
)

export const ChosenNames = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.names}>
    {names.map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name
      <li key={at}>{name}</li>
    ))}
  </ul>
)
