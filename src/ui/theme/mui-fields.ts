/** Style overrides of MUI's form controls. The form checks uncontrolled boxes: their state is read from `:checked`. */
import type { ThemeOptions } from '@mui/material/styles'
import { createElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconCheckBold } from '../icon/icons.ts'

/** The type of a theme's options. With another form of the same type, the compiler needs minutes. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>

const tick = createElement(Icon, { of: iconCheckBold, size: 14 })
const drawnByStyles = createElement(() => null)

const asAround = { font: 'inherit', letterSpacing: 'inherit' }

const texts: ThemeComponents = {
  MuiFormControl: { styleOverrides: { root: { display: 'block' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        ...asAround,
        display: 'block',
        marginBottom: 6,
        fontSize: 14,
        fontWeight: 500,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink)' },
        '&:has(> span)': { margin: 0 }, // for screen readers only
        '& small': { color: 'var(--ink2)', fontSize: 13, fontWeight: 400 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...asAround,
        display: 'flex',
        alignItems: 'flex-start',
        gap: 5,
        margin: '6px 0 0',
        fontSize: 13,
        lineHeight: 1.35,
        textAlign: 'inherit',
        '&, &.Mui-disabled': { color: 'var(--ink2)' },
        '&.Mui-error': { color: 'var(--error-text)' },
        '& svg': { flex: 'none' },
        '.MuiFormControlLabel-root + &': { marginTop: 0 },
      },
    },
  },
}

const boxes: ThemeComponents = {
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true }, // they notify a floating label of text that the browser filled in
    styleOverrides: {
      root: {
        ...asAround,
        display: 'flex',
        gap: 10,
        minHeight: 52,
        padding: '0 15px',
        border: '1.5px solid var(--line-strong)',
        borderRadius: 12,
        background: 'var(--field)',
        color: 'var(--on-field)',
        fontSize: 16,
        transition: 'border-color var(--quick), box-shadow var(--quick)',
        '& > svg': { flex: 'none', color: 'var(--ink2)' },
        '&:has(> select)': { padding: 0 },
        '&.Mui-focused': { borderColor: 'var(--focus)', boxShadow: '0 0 0 3px var(--primary-line)' },
        '&.Mui-error': { borderColor: 'var(--error-text)', boxShadow: '0 0 0 3px var(--error-soft)' },
        '&.Mui-disabled': {
          borderColor: 'var(--line)',
          background: 'var(--sunken)',
          color: 'var(--ink3)',
        },
      },
      sizeSmall: {
        minHeight: 40,
        padding: '0 12px',
        borderRadius: 10,
        fontSize: 14,
        // Touch input needs larger targets, and some phones zoom in on smaller text.
        '@media (pointer: coarse)': { minHeight: 44, fontSize: 16 },
      },
      multiline: {
        padding: 0,
        '& > textarea': {
          minHeight: 92,
          padding: '13px 15px',
          borderRadius: 'inherit',
          lineHeight: 1.4,
          resize: 'vertical',
        },
        '&.MuiInputBase-sizeSmall > textarea': { minHeight: 76, padding: '9px 12px' },
      },
      input: {
        flex: 1,
        alignSelf: 'stretch',
        boxSizing: 'border-box',
        height: 'auto',
        padding: 0,
        '&[type=number]': { appearance: 'textfield' }, // without the controls that browsers add
        '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { margin: 0, appearance: 'none' },
        '&::placeholder': { color: 'var(--field-hint)', opacity: 1 },
        '&:-webkit-autofill': {
          WebkitTextFillColor: 'var(--on-field)',
          boxShadow: 'inset 0 0 0 100px var(--field)',
        },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&&&': { padding: '0 44px 0 15px' },
        '.MuiInputBase-sizeSmall > &&&': { padding: '0 34px 0 12px' },
        "&:has(option[value='']:checked)": { color: 'var(--field-hint)' },
        '&:not([multiple]) option': { background: 'var(--raised)', color: 'var(--ink)' },
      },
      icon: { right: 15, top: 'calc(50% - 9px)', '.MuiInputBase-sizeSmall > &': { right: 11 } },
    },
  },
}

const ring = { outline: '3px solid var(--focus)', outlineOffset: 3 }

const mark = {
  flex: 'none',
  width: 22,
  height: 22,
  padding: 0,
  border: '1.75px solid var(--line-strong)',
  background: 'var(--surface)',
  transition: 'background-color var(--press), border-color var(--press)',
  '&&': { color: 'transparent' },
  '&.Mui-focusVisible': ring,
  '@media (hover: hover)': {
    'label:hover &:not(:has(:checked, :disabled))': { borderColor: 'var(--ink2)' },
  },
  '&:has(:disabled)': { borderColor: 'var(--line)', background: 'var(--sunken)' },
}

const ticks: ThemeComponents = {
  MuiCheckbox: {
    defaultProps: { icon: tick, checkedIcon: tick },
    styleOverrides: {
      root: {
        ...mark,
        borderRadius: 7,
        '&:has(:checked)': {
          borderColor: 'var(--control)',
          background: 'var(--control)',
          color: 'var(--on-control)',
        },
        '&:has([aria-invalid=true])': { borderColor: 'var(--error-text)' },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: drawnByStyles, checkedIcon: drawnByStyles },
    styleOverrides: {
      root: {
        ...mark,
        borderRadius: '50%',
        '&:has(:checked)': { borderWidth: 7, borderColor: 'var(--control)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        overflow: 'visible',
        width: 46,
        height: 28,
        padding: 0,
        '&:has(:focus-visible)': {
          borderRadius: 14,
          ...ring,
        },
      },
      switchBase: {
        padding: 3,
        transition: 'transform var(--quick) var(--ease)',
        '&, &.Mui-checked, &.Mui-disabled': { transform: 'none', color: '#fff' },
        '&:hover, &.Mui-checked:hover': { background: 'none' },
        '&:has(:checked)': { transform: 'translateX(18px)' },
        '&.Mui-checked + .MuiSwitch-track, &.Mui-disabled + .MuiSwitch-track': {
          opacity: 1,
          background: 'var(--line-strong)',
        },
        '&:has(:checked) + .MuiSwitch-track': { background: 'var(--control)' },
        '&.Mui-focusVisible': { outline: 0 },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      },
      thumb: { width: 22, height: 22, background: '#fff', boxShadow: '0 1px 3px #0004' },
      track: {
        borderRadius: 14,
        transition: 'background-color var(--quick)',
        opacity: 1,
        background: 'var(--line-strong)',
      },
    },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'inherit' } } },
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 11,
        minHeight: 44,
        margin: 0,
        fontSize: 15,
        lineHeight: 1.35,
        '&:has(:disabled)': { color: 'var(--ink3)', cursor: 'not-allowed' },
      },
      label: {
        display: 'flex',
        flex: 1,
        gap: 11,
        alignItems: 'center',
        minWidth: 0,
        overflowWrap: 'break-word',
        '&.Mui-disabled': { color: 'inherit' },
        '& > span': { minWidth: 0 },
        '& > small': { marginInlineStart: 'auto', color: 'var(--ink3)', fontSize: 13.5 },
      },
      labelPlacementStart: {
        gap: 16,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        '&:has(:disabled)': { color: 'inherit', opacity: 0.6 },
        '& .MuiFormControlLabel-label': {
          display: 'block',
          '& b': { display: 'block', fontWeight: 500, lineHeight: 1.3 },
          '& small': { display: 'block', color: 'var(--ink2)', fontSize: 13.5 },
        },
      },
    },
  },
}

const stars: ThemeComponents = {
  MuiRating: {
    styleOverrides: {
      root: {
        color: 'var(--star)',
        '&.Mui-focusVisible .MuiRating-iconActive': { ...ring, borderRadius: 10 },
      },
      icon: { padding: 7 },
      iconEmpty: { color: 'inherit' },
      iconActive: { transform: 'none' },
    },
  },
}

const searches: ThemeComponents = {
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { '& .MuiAutocomplete-input': { opacity: 1, textOverflow: 'ellipsis' } },
      paper: { marginTop: 4, borderRadius: 14, background: 'var(--raised)', boxShadow: 'var(--e2)' },
      noOptions: { padding: '16px', color: 'var(--ink2)', fontSize: 14 },
      listbox: {
        maxHeight: 380,
        padding: 6,
        '& .MuiAutocomplete-option': {
          gap: 12,
          minHeight: 48,
          padding: '4px 10px',
          borderRadius: 10,
          fontSize: 14,
          '&.Mui-focused': { background: 'var(--sunken)' },
          '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
          '& small': { display: 'block', color: 'var(--ink2)', fontSize: 13 },
        },
      },
    },
  },
}

export const muiFields: ThemeComponents = { ...texts, ...boxes, ...ticks, ...stars, ...searches }
