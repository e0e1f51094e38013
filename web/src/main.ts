import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { preferences } from './lib/preferences.svelte'

preferences.apply(document.documentElement)
mount(App, { target: document.getElementById('app')! })
