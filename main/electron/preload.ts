import { contextBridge, ipcRenderer } from 'electron';
import { bridgeOver } from './bridge';

contextBridge.exposeInMainWorld('boothill', bridgeOver(ipcRenderer));
