import { mount } from 'svelte'
import App from './app/App.svelte'
import './app/styles/app.css'
import { preferences } from './app/preferences.svelte'

preferences.apply(document.documentElement)
mount(App, { target: document.getElementById('app')! })
