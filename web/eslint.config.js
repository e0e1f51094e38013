import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { configs as typescript, parser } from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default [
  js.configs.recommended,
  ...typescript.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Collections here are local or replaced as a whole, so they need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // The TypeScript compiler finds undefined names.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
]
