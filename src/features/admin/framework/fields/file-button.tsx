import { iconFileCsv } from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import styles from './file-button.module.css'

interface FileButtonProps {
  label: string
  disabled?: boolean
  onText: (text: string) => void
}

/** Chooses a CSV or text file and reads it. The same file can be chosen again. */
export function FileButton({ label, disabled, onText }: FileButtonProps) {
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file) onText(await file.text())
    input.value = ''
  }
  return (
    <label className={styles.file}>
      <input
        type="file"
        disabled={disabled}
        accept=".csv,text/csv,text/plain"
        onChange={event => void read(event.currentTarget)}
      />
      <Icon of={iconFileCsv} size={18} />
      {label}
    </label>
  )
}
