import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { bridgeOver } from './bridge';

contextBridge.exposeInMainWorld(
  'boothill',
  bridgeOver(ipcRenderer, (file) => webUtils.getPathForFile(file)),
);
