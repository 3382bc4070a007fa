import Drive
import SharedKernel
