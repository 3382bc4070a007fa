@_exported import SharedKernel
