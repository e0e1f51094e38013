import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/gloaming/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 300,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } },
  },
})
